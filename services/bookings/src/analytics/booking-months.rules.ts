import { addMonths, type LocalDate, monthOf, yearOf } from '@larkfare/london-dates';
import { type BookingMonth } from './booking-analytics.input.ts';

/** How many in a month that has any, by the month's first day. */
export type Monthly = { month: LocalDate; count: number };

/** What the database counted: bookings by the month they were made in, people by the month they depart in. */
export interface MonthlyFigures {
  created: Monthly[];
  departing: Monthly[];
}

export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

/** Twelve months, this one the last. */
export const lastTwelveMonths = (figures: MonthlyFigures, today: LocalDate): BookingMonth[] =>
  monthsFromTo(figures, addMonths(firstOfMonth(today), -11), firstOfMonth(today));

/** From the first month in which anything happened to the last; a month in which nothing did is there with zeros. */
export function allMonths(figures: MonthlyFigures): BookingMonth[] {
  const months = [...figures.created, ...figures.departing].map(({ month }) => month).sort();
  const [first] = months;
  const last = months.at(-1);
  return first && last ? monthsFromTo(figures, first, last) : [];
}

function monthsFromTo(figures: MonthlyFigures, first: LocalDate, last: LocalDate): BookingMonth[] {
  const created = byMonth(figures.created);
  const departing = byMonth(figures.departing);
  const months: BookingMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1))
    months.push({
      year: yearOf(month),
      month: monthOf(month),
      bookingsCreated: created.get(month) ?? 0,
      peopleDeparting: departing.get(month) ?? 0,
    });
  return months;
}

const byMonth = (counts: Monthly[]) => new Map(counts.map(({ month, count }) => [month, count]));
