import { isLocalDate, type LocalDate, yearOf } from '@larkfare/london-dates';

/** The office may write down the past and the far future, but not a slip of the keyboard. */
const years = { first: 2000, last: 2100 };

/** More people than any aeroplane has seats is a slip of the keyboard. */
const mostPeople = 999;

export const countProblem = (what: string, count: number, least: number): string | undefined =>
  count >= least && count <= mostPeople
    ? undefined
    : `${what} must be between ${least} and ${mostPeople}`;

const isPlausible = (date: LocalDate) =>
  isLocalDate(date) && yearOf(date) >= years.first && yearOf(date) <= years.last;

const dateProblem = (what: string, date: LocalDate): string | undefined =>
  isPlausible(date) ? undefined : `${what} must be a date from ${years.first} to ${years.last}`;

export const editedDepartureProblem = (departureDate: LocalDate): string | undefined =>
  dateProblem('Departure', departureDate);

export const editedReturnProblem = (
  departureDate: LocalDate,
  returnDate: LocalDate | null,
): string | undefined => {
  if (returnDate === null) return undefined;
  if (returnDate <= departureDate) return 'Return date must be after departure';
  return dateProblem('Return', returnDate);
};
