import { addMonths, type LocalDate, monthOf, yearOf } from '@larkfare/london-dates';
import { type BookingMonth } from './booking-analytics.input.ts';

/** What the database counted of one month, named by its first day. */
export interface CountedMonth {
  month: LocalDate;
  bookingsCreated: number;
  peopleDeparting: number;
}

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

/** Twelve months, this one the last; a month in which nothing happened is there with zeros. */
export const lastTwelveMonths = (counted: CountedMonth[], today: LocalDate): BookingMonth[] =>
  monthsFromTo(counted, addMonths(firstOfMonth(today), -11), firstOfMonth(today));

/** From the first month in which anything happened to the last, and none between them left out. */
export function allMonths(counted: CountedMonth[]): BookingMonth[] {
  const months = counted
    .filter(({ bookingsCreated, peopleDeparting }) => bookingsCreated > 0 || peopleDeparting > 0)
    .map(({ month }) => month)
    .sort();
  const [first] = months;
  const last = months.at(-1);
  return first && last ? monthsFromTo(counted, first, last) : [];
}

function monthsFromTo(counted: CountedMonth[], first: LocalDate, last: LocalDate): BookingMonth[] {
  const known = new Map(counted.map((each) => [each.month, each]));
  const months: BookingMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1))
    months.push({
      year: yearOf(month),
      month: monthOf(month),
      bookingsCreated: known.get(month)?.bookingsCreated ?? 0,
      peopleDeparting: known.get(month)?.peopleDeparting ?? 0,
    });
  return months;
}
