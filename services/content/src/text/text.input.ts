import { hasUnprintable, toText } from '@larkfare/text-rules';
import { z } from 'zod';

const mostLetters = { line: 200, prose: 10_000 };
const mostEntries = 100;

const text = (most: number) =>
  z
    .string('Enter some text.')
    .overwrite(toText)
    .max(most, `Use at most ${most} characters.`)
    .refine((value) => !hasUnprintable(value), 'Remove hidden characters.');

/** One line such as a heading; may be blank. */
export const line = () =>
  text(mostLetters.line).refine((value) => !value.includes('\n'), 'Write it on one line.');
export const filledLine = () => line().min(1, 'Fill this in.');

/** Running text; a blank line starts a new paragraph. */
export const prose = () => text(mostLetters.prose);
export const filledProse = () => prose().min(1, 'Fill this in.');

/** A blank heading is no heading. */
export const optionalLine = () =>
  line()
    .nullish()
    .transform((value) => value || null);

/** An entry of a list; one without an id is new. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ id: z.guid().catch(''), ...shape });

/** A list that is replaced whole. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'Send the whole list.').max(mostEntries, `Keep at most ${mostEntries} entries.`);
