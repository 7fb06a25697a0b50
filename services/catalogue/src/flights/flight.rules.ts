import { type FieldProblem } from '@larkfare/service-kit';

/** A flight stays while bookings refer to it. */
export const canDeleteFlight = (uses: { bookings: number }): boolean => uses.bookings === 0;

/** What is wrong with a flight that is about to be added; specification §5, 'Add flight'. */
export function newFlightProblems(input: {
  departureAirportId: string;
  arrivalAirportId: string;
  airlineId: string;
}): FieldProblem[] {
  const { departureAirportId, arrivalAirportId, airlineId } = input;
  if (!departureAirportId || !arrivalAirportId || !airlineId) {
    const message = 'Please select departure, arrival, and an airline before submitting.';
    const field = !departureAirportId
      ? 'departureAirportId'
      : !arrivalAirportId
        ? 'arrivalAirportId'
        : 'airlineId';
    return [{ field, message }];
  }
  if (departureAirportId === arrivalAirportId)
    return [
      { field: 'arrivalAirportId', message: 'A flight arrives somewhere else than it departs.' },
    ];
  return [];
}
