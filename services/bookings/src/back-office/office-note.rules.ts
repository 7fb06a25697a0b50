import { hasUnprintable } from '@larkfare/text-rules';

const mostCharacters = 5000;

/** The office's notes on a booking, shown as plain text only, so it may quote markup. */
export function noteProblem(note: string): string | undefined {
  if (note.length > mostCharacters) return `Notes must be ${mostCharacters} characters or fewer`;
  if (hasUnprintable(note)) return 'Notes must not contain control characters';
  return undefined;
}

/** A price that was agreed or offered; none is as good as one. */
export const officePriceProblem = (pence: number | null): string | undefined =>
  pence === null || pence >= 0 ? undefined : 'The price must be zero or more';
