import {
  addDays,
  addMonths,
  dayOf,
  daysInMonth,
  departureProblem,
  earliestDeparture,
  type LocalDate,
  monthOf,
  returnProblem,
  yearOf,
} from '@larkfare/london-dates';
import { TripType } from './search.rules.ts';

export interface TravelDates {
  departureDate: LocalDate;
  /** Absent on a one-way trip, and on a round trip without a return date yet. */
  returnDate: LocalDate | null;
}

/** The dates of one month's price; the departure's month picks the price. */
interface MonthChoice extends TravelDates {
  month: number;
}

/** Specification §9: flexible days default to 0; design: at most 3. */
const flexDaysAtMost = 3;

/** A search without a date is for tomorrow; a one-way trip has no return, whatever was sent along. */
export const searchedDates = (
  input: { tripType: TripType; departureDate?: LocalDate | null; returnDate?: LocalDate | null },
  today: LocalDate,
): TravelDates => ({
  departureDate: input.departureDate ?? earliestDeparture(today),
  returnDate: input.tripType === TripType.roundTrip ? (input.returnDate ?? null) : null,
});

/** Validation problem of the dates, in the words of specification §5; a missing return is none. */
export const travelDatesProblem = (dates: TravelDates, today: LocalDate): string | undefined =>
  departureProblem(dates.departureDate, today) ?? returnProblem(dates, today);

/**
 * The dates that may be offered: the requested one first, then, where the flexible days reach over a month's end,
 * the nearest day of the other month. All of them can be booked, and a return that the later departure
 * overtakes moves to the day after it, if its own flexible days allow.
 */
export function monthChoices(
  dates: TravelDates,
  flex: { departDays: number; returnDays: number },
  today: LocalDate,
): [MonthChoice, ...MonthChoice[]] {
  const { departureDate, returnDate } = dates;
  const requested: MonthChoice = { ...dates, month: monthOf(departureDate) };
  const days = within(flex.departDays);
  if (days === 0) return [requested];
  const reached = [lastDayOfMonthBefore(departureDate), firstDayOfMonthAfter(departureDate)];
  const others = reached
    .filter((day) => addDays(departureDate, -days) <= day && day <= addDays(departureDate, days))
    .map((day) => ({
      departureDate: day,
      returnDate: returnAfter(day, returnDate),
      month: monthOf(day),
    }))
    .filter(
      (choice) =>
        !travelDatesProblem(choice, today) &&
        (returnDate === null ||
          (choice.returnDate ?? '') <= addDays(returnDate, within(flex.returnDays))),
    );
  return [requested, ...others];
}

/** The dates that go with the month whose price is offered. */
export function datesIn(
  month: number,
  [requested, ...others]: readonly [MonthChoice, ...MonthChoice[]],
): TravelDates {
  const { departureDate, returnDate } = others.find((each) => each.month === month) ?? requested;
  return { departureDate, returnDate };
}

const within = (days: number) => Math.min(Math.max(0, days), flexDaysAtMost);

const returnAfter = (departure: LocalDate, requested: LocalDate | null): LocalDate | null =>
  requested === null || requested > departure ? requested : addDays(departure, 1);

const lastDayOfMonthBefore = (date: LocalDate): LocalDate => addDays(date, -dayOf(date));

const firstDayOfMonthAfter = (date: LocalDate): LocalDate =>
  addDays(date, daysInMonth(date) - dayOf(date) + 1);

/** Twelve months from today's on. */
export const comingMonths = (today: LocalDate): { year: number; month: number }[] =>
  Array.from({ length: 12 }, (_, months) => addMonths(today, months)).map((date) => ({
    year: yearOf(date),
    month: monthOf(date),
  }));

/** The first day of that month, this year or next, that can be booked. */
export function soonestDayIn(month: number, today: LocalDate): LocalDate {
  const earliest = earliestDeparture(today);
  const months = (month - monthOf(earliest) + 12) % 12;
  return months === 0 ? earliest : `${addMonths(earliest, months).slice(0, 7)}-01`;
}
