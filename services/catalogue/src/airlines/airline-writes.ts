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
import { Airline } from './airline.entity.ts';
import { type AirlineInput, AirlineSaved, type SaveAirlineResult } from './airline.input.ts';
import {
  airlineName,
  airlineProblems,
  type AirlineValues,
  airlineValues,
  canDeleteAirline,
} from './airline.rules.ts';
import { airlinesWithFlights } from './airlines.ts';

const missing = goneSentence('Airline');

const refusals = ({ shortName }: AirlineValues) => ({
  airlines_short_name_unique: () =>
    new AlreadyExists(`There is already an airline with the short name ${shortName}.`),
});

export async function createAirline(
  context: CatalogueContext,
  input: AirlineInput,
): Promise<typeof SaveAirlineResult> {
  const values = airlineValues(input);
  const problems = airlineProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'airlines', refusals(values), async (manager) => {
    const name = airlineName(undefined, values.shortName);
    return new AirlineSaved(await addRecord(manager, Airline, { ...values, name }));
  });
}

export async function updateAirline(
  context: CatalogueContext,
  { id, input, version }: Update<AirlineInput>,
): Promise<typeof SaveAirlineResult> {
  const values = airlineValues(input);
  const problems = airlineProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'airlines', refusals(values), async (manager) => {
    const airline = await lockRecord(manager, Airline, id);
    if (!airline) return new NotFound(missing);
    if (isStale(airline, version)) return new Stale();
    const name = airlineName(airline, values.shortName);
    return new AirlineSaved(await changeRecord(manager, Airline, airline, { ...values, name }));
  });
}

export const deleteAirline = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    type: Airline,
    id,
    missing,
    names: 'airlines',
    canDelete: async (manager, airline) => {
      const used = await airlinesWithFlights(manager, [airline.id]);
      return canDeleteAirline({ hasFlights: used.length > 0 });
    },
    inUse: ({ shortName }) => `${shortName} still has flights.`,
  });
