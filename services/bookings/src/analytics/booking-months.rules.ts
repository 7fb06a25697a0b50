import { addMonths, type LocalDate, monthOf, yearOf } from '@larkfare/london-dates';
import { type BookingMonth } from './booking-analytics.input.ts';

/** The database's counts of one month, named by its first day. */
export interface CountedMonth {
  month: LocalDate;
  bookingsCreated: number;
  peopleDeparting: number;
}

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

/** Twelve months, this one the last; an empty month has zeros. */
export const lastTwelveMonths = (counted: CountedMonth[], today: LocalDate): BookingMonth[] =>
  monthsFromTo(counted, addMonths(firstOfMonth(today), -11), firstOfMonth(today));

/** Every month from the first with any booking or departure to the last. */
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
  const countsByMonth = new Map(counted.map((each) => [each.month, each]));
  const months: BookingMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1))
    months.push({
      year: yearOf(month),
      month: monthOf(month),
      bookingsCreated: countsByMonth.get(month)?.bookingsCreated ?? 0,
      peopleDeparting: countsByMonth.get(month)?.peopleDeparting ?? 0,
    });
  return months;
}
