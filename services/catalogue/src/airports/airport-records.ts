import { recordMutations, type Records, saveResult } from '@larkfare/data-kit/records';
import { AlreadyExists, InvalidInput, refuseInput } from '@larkfare/data-kit/refusals';
import { notFoundMessage } from '../id.rules.ts';
import { Airport } from './airport.entity.ts';
import { AirportInput } from './airport.input.ts';
import { airportCode, airportProblems, airportValues, canDeleteAirport } from './airport.rules.ts';
import { airportsWithFlights } from './airports.ts';

const airports: Records<Airport, AirportInput> = {
  type: Airport,
  missing: notFoundMessage('Airport'),
  toColumns(input) {
    const values = airportValues(input);
    return refuseInput(airportProblems(values)) ?? values;
  },
  constraints: ({ code }) => ({
    airports_code_unique: () =>
      new AlreadyExists(`There is already an airport with the code ${airportCode(code)}.`),
    airports_location: () => InvalidInput.of('locationId', notFoundMessage('Location')),
  }),
  async canDelete({ id }, manager) {
    const used = await airportsWithFlights(manager, [id]);
    return canDeleteAirport({ hasFlights: used.length > 0 });
  },
  inUse: ({ name, code }) => `${name} (${code}) is used in flights.`,
};

export const airportMutations = recordMutations(airports, AirportInput, saveResult(Airport));
