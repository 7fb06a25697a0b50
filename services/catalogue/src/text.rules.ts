import { hasUnprintable } from '@larkfare/text-rules';

/** One typed line as it is stored. */
export const toLine = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Blank is what has no sign that can be seen. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Validation problem of optional text; `what` begins the sentence, such as 'Description'. */
export function textProblem(what: string, text: string, most: number): string | undefined {
  if (text.length > most) return `${what} must be ${most} characters or fewer.`;
  if (hasUnprintable(text)) return `${what} must not contain control characters.`;
  return undefined;
}

/** Validation problem of required text; specification §5, '… is required.'. */
export const requiredProblem = (what: string, text: string, most: number): string | undefined =>
  isBlank(text) ? `${what} is required.` : textProblem(what, text, most);
