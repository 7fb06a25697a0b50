import { addMonths, isLocalDate, toEnGb, tomorrow, type LocalDate } from './local-dates.ts';

/** How many months ahead travel can be booked; no airline sells seats further ahead. */
export const bookableMonths = 18;

/** Specification §5: the first day that can be searched for and booked. */
export const earliestDeparture = (today: LocalDate): LocalDate => tomorrow(today);

/** The last day that can be searched for and booked, there or back. */
export const latestTravelDay = (today: LocalDate): LocalDate => addMonths(today, bookableMonths);

/** The same in a sentence. */
export const bookableUntil = (today: LocalDate): string =>
  `Flights can be booked up to ${bookableMonths} months ahead: until ${toEnGb(latestTravelDay(today))}.`;

// Texts of the specification (§5).
export const departsTooEarly = 'Departure must be tomorrow or later';
export const returnsTooEarly = 'Return date must be after departure';

/** The problem of a departure date (specification §5). */
export function departureProblem(departureDate: string, today: LocalDate): string | undefined {
  if (!isLocalDate(departureDate)) return 'Departure must be a date';
  if (departureDate < earliestDeparture(today)) return departsTooEarly;
  if (departureDate > latestTravelDay(today))
    return `Departure must be within ${bookableMonths} months`;
  return undefined;
}

/** The problem of a return date (specification §5). A trip without a return date has no problem. */
export function returnProblem(
  { departureDate, returnDate }: { departureDate: string; returnDate?: string | null | undefined },
  today: LocalDate,
): string | undefined {
  if (returnDate == null) return undefined;
  if (!isLocalDate(returnDate)) return 'Return must be a date';
  if (returnDate <= departureDate) return returnsTooEarly;
  if (returnDate > latestTravelDay(today)) return `Return must be within ${bookableMonths} months`;
  return undefined;
}

/** The problems of a form's dates, chosen or not; a one-way trip's return is null. */
export const chosenDatesProblems = (
  trip: { departureDate: string; returnDate: string | null },
  today: LocalDate,
) => ({
  departure: trip.departureDate ? departureProblem(trip.departureDate, today) : departsTooEarly,
  return: trip.returnDate === '' ? returnsTooEarly : returnProblem(trip, today),
});
