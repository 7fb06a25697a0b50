import {
  AlreadyExists,
  type DeleteResult,
  InvalidInput,
  isStale,
  NotFound,
  Stale,
} from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  lockRecord,
  type Update,
  writeNamed,
} from '../records.ts';
import { Airport } from './airport.entity.ts';
import { type AirportInput, AirportSaved, type SaveAirportResult } from './airport.input.ts';
import {
  airportProblems,
  type AirportValues,
  airportValues,
  canDeleteAirport,
} from './airport.rules.ts';
import { airportsWithFlights } from './airports.ts';

const missing = goneSentence('Airport');

const refusals = ({ code }: AirportValues) => ({
  airports_code_unique: () =>
    new AlreadyExists(`There is already an airport with the code ${code}.`),
  airports_location: () =>
    new InvalidInput([{ field: 'locationId', message: goneSentence('Location') }]),
});

export async function createAirport(
  context: CatalogueContext,
  input: AirportInput,
): Promise<typeof SaveAirportResult> {
  const values = airportValues(input);
  const problems = airportProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const airport = await addRecord(manager, Airport, values);
    return new AirportSaved(airport);
  });
}

export async function updateAirport(
  context: CatalogueContext,
  { id, input, version }: Update<AirportInput>,
): Promise<typeof SaveAirportResult> {
  const values = airportValues(input);
  const problems = airportProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const airport = await lockRecord(manager, Airport, id);
    if (!airport) return new NotFound(missing);
    if (isStale(airport, version)) return new Stale();
    return new AirportSaved(await changeRecord(manager, Airport, airport, values));
  });
}

export const deleteAirport = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    type: Airport,
    id,
    missing,
    names: 'places',
    canDelete: async (manager, airport) => {
      const used = await airportsWithFlights(manager, [airport.id]);
      return canDeleteAirport({ hasFlights: used.length > 0 });
    },
    inUse: ({ name, code }) => `${name} (${code}) is used in flights.`,
  });
