import {
  addDays,
  daysBetween,
  daysInMonth,
  shortMonthName,
  tomorrow,
  type LocalDate,
} from '@larkfare/london-dates';
import type { TravelDates } from './travel-dates.rules.ts';

export type Month = { year: number; month: number };

/** The dates of the same trip in another month: the same day of the month where there is one, the same length. */
export function datesInMonth(
  { departureDate, returnDate }: TravelDates,
  month: Month,
  today: LocalDate,
): { departureDate: LocalDate; returnDate: string } {
  const first = firstDayOf(month);
  const sameDay = addDays(first, Math.min(Number(departureDate.slice(8)), daysInMonth(first)) - 1);
  const earliest = tomorrow(today);
  const moved = sameDay < earliest ? earliest : sameDay;
  return {
    departureDate: moved,
    returnDate: returnDate ? addDays(moved, daysBetween(departureDate, returnDate)) : '',
  };
}

/** A month can be picked while a day of it is still ahead. */
export const canPickMonth = (month: Month, today: LocalDate): boolean =>
  tomorrow(today) <= addDays(firstDayOf(month), daysInMonth(firstDayOf(month)) - 1);

export const isMonthOf = ({ year, month }: Month, date: LocalDate): boolean =>
  firstDayOf({ year, month }).slice(0, 7) === date.slice(0, 7);

/** The lowest of the prices there are; undefined when nothing is offered in any month. */
export function lowestOf(prices: readonly (number | null)[]): number | undefined {
  const offered = prices.filter((price) => price !== null);
  return offered.length > 0 ? Math.min(...offered) : undefined;
}

/** How high a month's bar is, in per cent: the lowest price has none, and the highest has all of it. */
export function shareAbove(price: number | null, prices: readonly (number | null)[]): number {
  const lowest = lowestOf(prices);
  if (price === null || lowest === undefined) return 0;
  const highest = Math.max(...prices.map((other) => other ?? 0));
  return highest === lowest ? 0 : Math.round((100 * (price - lowest)) / (highest - lowest));
}

/** 'Jan 2027': short month plus year. */
export const monthName = ({ year, month }: Month): string => `${shortMonthName(month)} ${year}`;

const firstDayOf = ({ year, month }: Month): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-01`;
