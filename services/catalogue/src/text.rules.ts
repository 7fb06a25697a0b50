import { type FieldProblem } from '@larkfare/service-kit';

/** Signs that nobody sees: control characters, and marks that turn the reading direction of what follows. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** One typed line as it is kept. */
export const toLine = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Typed text of several lines as it is kept. */
export const toText = (typed: string): string =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Blank is what has no sign that can be seen. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** What is wrong with text that may be left out; `what` begins the sentence, as in 'Description'. */
export function textProblem(what: string, text: string, most: number): string | undefined {
  if (text.length > most) return `${what} must be ${most} characters or fewer.`;
  if (!text.isWellFormed() || unprintable.test(text.replace(/[\n\t]/g, '')))
    return `${what} must not contain control characters.`;
  return undefined;
}

/** What is wrong with text that must be there; specification §5, '… is required.'. */
export const requiredProblem = (what: string, text: string, most: number): string | undefined =>
  isBlank(text) ? `${what} is required.` : textProblem(what, text, most);

/** Turns `{ field: sentence or nothing }` into the list of problems, in the order of the form. */
export const toProblems = (found: Record<string, string | undefined>): FieldProblem[] =>
  Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []));
