import { addDays, isLocalDate, tomorrow, type LocalDate } from '@larkfare/london-dates';

export type Travellers = { adults: number; children: number; infants: number };

/** Above this people ring us: an airline quotes a group by itself. */
export const mostTravellers = 50;

/** Prices are kept per month of the year, and nobody sells a seat further ahead than this. */
export const bookableDays = 548;

/** At least one adult and no less than no child: lower values are raised (specification, section 5). */
export const toTravellers = ({ adults, children, infants }: Travellers): Travellers => ({
  adults: Math.max(1, adults),
  children: Math.max(0, children),
  infants: Math.max(0, infants),
});

export function travellersProblem({ adults, children, infants }: Travellers): string | undefined {
  if (adults + children + infants <= mostTravellers) return undefined;
  return `For more than ${mostTravellers} travellers please ring us`;
}

/** As mails name them: '2 adults, 1 child under 12'. */
export function describeTravellers({ adults, children, infants }: Travellers): string {
  const counts = [
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'} under 12`,
    infants > 0 && `${infants} ${infants === 1 ? 'infant' : 'infants'} under 2`,
  ];
  return counts.filter(Boolean).join(', ');
}

/** `today` is London's. */
export function departureProblem(departureDate: LocalDate, today: LocalDate): string | undefined {
  if (!isLocalDate(departureDate)) return 'Departure must be a date';
  if (departureDate < tomorrow(today)) return 'Departure must be tomorrow or later';
  if (departureDate > addDays(today, bookableDays)) return 'Departure must be within 18 months';
  return undefined;
}

/** A trip without a return date has no problem with it. */
export function returnProblem(
  { departureDate, returnDate }: { departureDate: LocalDate; returnDate?: LocalDate | null },
  today: LocalDate,
): string | undefined {
  if (returnDate == null) return undefined;
  if (!isLocalDate(returnDate)) return 'Return must be a date';
  if (returnDate <= departureDate) return 'Return date must be after departure';
  if (returnDate > addDays(today, bookableDays)) return 'Return must be within 18 months';
  return undefined;
}
