import { hasUnprintable } from '@larkfare/text-rules';

/** One typed line as it is stored. */
export const toLine = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Blank is what has no sign that can be seen. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** What is wrong with text that may be left out; `what` begins the sentence, as in 'Description'. */
export function textProblem(what: string, text: string, most: number): string | undefined {
  if (text.length > most) return `${what} must be ${most} characters or fewer.`;
  if (hasUnprintable(text)) return `${what} must not contain control characters.`;
  return undefined;
}

/** What is wrong with text that must be there; specification §5, '… is required.'. */
export const requiredProblem = (what: string, text: string, most: number): string | undefined =>
  isBlank(text) ? `${what} is required.` : textProblem(what, text, most);
