import { isLocalDate, monthNames, yearOf, type LocalDate } from '@larkfare/london-dates';

const pattern =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:[\s./-]+(\d{1,2})|[\s./-]*([a-z]{3,9}))(?:[\s.,/-]+(\d{4}|\d{2}))?$/i;

/**
 * A day as people type it, in British order: `31/1/2027`, `31.1.27`, `31012027`, `31 Jan`, `Sun, 31 January 2027`; or
 * `2027-01-31`. Without a year it is the first such day from `from` on. An unknown day is undefined.
 */
export function typedDate(text: string, from: LocalDate): LocalDate | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-/.test(trimmed)) return isLocalDate(trimmed) ? trimmed : undefined;
  const spaced = trimmed.replace(/^(\d\d)(\d\d)(\d{4}|\d\d)$/, '$1/$2/$3');
  const [, day = '', month, name = '', year] = pattern.exec(spaced) ?? [];
  const monthAndDay = [month ?? monthNumber(name), day].map((part) => part.padStart(2, '0'));
  // Without a year, the next 29 February may be some years ahead.
  const years = year
    ? [year.padStart(4, '20')]
    : [0, 1, 2, 3, 4].map((more) => yearOf(from) + more);
  return years
    .map((each) => [each, ...monthAndDay].join('-'))
    .find((date) => isLocalDate(date) && (year !== undefined || date >= from));
}

/** Whether a text ends with all of a year: nothing more is going to be typed. */
export const isWholeDate = (text: string): boolean =>
  text.length >= 8 && (/\d{4}$/.test(text) || isLocalDate(text));

const monthNumber = (name: string): string =>
  String(monthNames.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) + 1);
