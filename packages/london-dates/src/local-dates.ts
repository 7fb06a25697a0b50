/**
 * Travel dates as plain `YYYY-MM-DD` strings in the Gregorian calendar, with "today" in Europe/London.
 * No function here makes a `Date` from a travel date in local time, so nothing ever shifts by a day.
 */

/** `YYYY-MM-DD`, a day that exists. */
export type LocalDate = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Whether the text has the form `YYYY-MM-DD` and the day exists. */
export function isLocalDate(text: unknown): text is LocalDate {
  if (typeof text !== 'string' || !pattern.test(text)) return false;
  const isMonth = monthOf(text) >= 1 && monthOf(text) <= 12;
  return isMonth && dayOf(text) >= 1 && dayOf(text) <= daysInMonth(text);
}

const londonDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
});

const minuteMs = 60_000;
let lastMinute: number;
let lastDay: LocalDate;

/** The date in London at that moment. Kept for a minute, because servers need it for every request. */
export function londonToday(now: Date): LocalDate {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== lastMinute) [lastMinute, lastDay] = [minute, londonDay.format(now)];
  return lastDay;
}

/** The day `days` later, or earlier if negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The same day `months` later, or the last day of that month if it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  return addDays(`${month}-01`, Math.min(dayOf(date), daysInMonth(`${month}-01`)) - 1);
}

export const tomorrow = (today: LocalDate): LocalDate => addDays(today, 1);

/** Whole days from the first to the second. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
/** 1 to 31. */
export const dayOf = (date: LocalDate): number => Number(date.slice(8, 10));

export function daysInMonth(date: LocalDate): number {
  const month = monthOf(date);
  if (month === 2) return isLeapYear(yearOf(date)) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** `2026-12-01` as `01/12/2026`. */
export const toEnGb = (date: LocalDate): string => date.split('-').reverse().join('/');

/** `01/12/2026` (or `1/12/2026`) as `2026-12-01`; undefined if there is no such day. */
export function fromEnGb(text: string): LocalDate | undefined {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}

const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `2026-12-01` as `Tue, 1 Dec 2026`. */
export const formatLong = (date: LocalDate): string => long.format(new Date(`${date}T00:00:00Z`));
