import { counted } from '@larkfare/text-rules';

/** '1 Stop', '2 Stops'; a direct flight has no text (specification §2, 'Flights'). */
export const stopsText = (stops: number): string => (stops === 0 ? '' : counted(stops, 'Stop'));

/** Where BOOKINGS leads: to those of that airline between those airports. */
export const bookingsAddress = (flight: {
  airline: { id: string };
  departureAirport: { id: string };
  arrivalAirport: { id: string };
}): string =>
  `/admin/bookings?${new URLSearchParams({
    airline: flight.airline.id,
    departureAirport: flight.departureAirport.id,
    arrivalAirport: flight.arrivalAirport.id,
  })}`;

/** Which of the two the card offers: a flight with bookings stays, and leads to them; unknown is neither. */
export function offeredAction(flight: {
  canDelete?: boolean | null;
  hasBookings?: boolean | null;
}): 'delete' | 'bookings' | undefined {
  if (flight.hasBookings) return 'bookings';
  return flight.canDelete ? 'delete' : undefined;
}

type Picked = { id: string };

/** Specification §5, 'Add flight'. */
export const addFlightProblem = (
  departure: Picked,
  arrival: Picked,
  airlineId: string,
): string | undefined =>
  departure.id && arrival.id && airlineId
    ? undefined
    : 'Please select departure, arrival, and an airline before submitting.';
