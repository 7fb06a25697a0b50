import { AlreadyExists, type DeleteResult, InvalidInput } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import { createNamed, updateNamed } from '../named-records.ts';
import { deleteRecord, type Update } from '../records.ts';
import { Airport } from './airport.entity.ts';
import { type AirportInput, AirportSaved, type SaveAirportResult } from './airport.input.ts';
import {
  airportProblems,
  type AirportValues,
  airportValues,
  canDeleteAirport,
} from './airport.rules.ts';
import { airportsWithFlights } from './airports.ts';

const airports = {
  type: Airport,
  names: 'places',
  missing: goneSentence('Airport'),
  toValues: airportValues,
  problems: airportProblems,
  refusals: ({ code }: AirportValues) => ({
    airports_code_unique: () =>
      new AlreadyExists(`There is already an airport with the code ${code}.`),
    airports_location: () =>
      new InvalidInput([{ field: 'locationId', message: goneSentence('Location') }]),
  }),
  toColumns: (values: AirportValues) => values,
  Saved: AirportSaved,
} as const;

export const createAirport = (
  context: CatalogueContext,
  input: AirportInput,
): Promise<typeof SaveAirportResult> => createNamed(context, airports, input);

export const updateAirport = (
  context: CatalogueContext,
  change: Update<AirportInput>,
): Promise<typeof SaveAirportResult> => updateNamed(context, airports, change);

export const deleteAirport = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    ...airports,
    id,
    canDelete: async (manager, airport) => {
      const used = await airportsWithFlights(manager, [airport.id]);
      return canDeleteAirport({ hasFlights: used.length > 0 });
    },
    inUse: ({ name, code }) => `${name} (${code}) is used in flights.`,
  });
