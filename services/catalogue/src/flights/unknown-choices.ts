import { InvalidInput } from '@larkfare/data-kit/refusals';
import { choices } from './flight.rules.ts';

const unknown = (field: keyof typeof choices) => () =>
  new InvalidInput([{ field, message: choices[field] }]);

/** What the foreign keys of a flight refuse: an airport or airline that is not there (any more). */
export const unknownChoices = {
  flights_departure_airport: unknown('departureAirportId'),
  flights_arrival_airport: unknown('arrivalAirportId'),
  flights_airline: unknown('airlineId'),
};
