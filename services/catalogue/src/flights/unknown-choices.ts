import { InvalidInput } from '@larkfare/data-kit/refusals';
import { choices } from './flight.rules.ts';

const unknown = (field: keyof typeof choices) => () => InvalidInput.of(field, choices[field]);

/** Refusals of a flight's foreign keys: the airport or airline no longer exists. */
export const unknownChoices = {
  flights_departure_airport: unknown('departureAirportId'),
  flights_arrival_airport: unknown('arrivalAirportId'),
  flights_airline: unknown('airlineId'),
};
