import { AlreadyExists, type DeleteResult } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import { createNamed, updateNamed } from '../named-records.ts';
import { deleteRecord, type Update } from '../records.ts';
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

const airlines = {
  type: Airline,
  names: 'airlines',
  missing: goneSentence('Airline'),
  toValues: airlineValues,
  problems: airlineProblems,
  refusals: ({ shortName }: AirlineValues) => ({
    airlines_short_name_unique: () =>
      new AlreadyExists(`There is already an airline with the short name ${shortName}.`),
  }),
  toColumns: (values: AirlineValues, before?: Airline) => ({
    ...values,
    name: airlineName(before, values.shortName),
  }),
  Saved: AirlineSaved,
} as const;

export const createAirline = (
  context: CatalogueContext,
  input: AirlineInput,
): Promise<typeof SaveAirlineResult> => createNamed(context, airlines, input);

export const updateAirline = (
  context: CatalogueContext,
  change: Update<AirlineInput>,
): Promise<typeof SaveAirlineResult> => updateNamed(context, airlines, change);

export const deleteAirline = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    ...airlines,
    id,
    canDelete: async (manager, airline) => {
      const used = await airlinesWithFlights(manager, [airline.id]);
      return canDeleteAirline({ hasFlights: used.length > 0 });
    },
    inUse: ({ shortName }) => `${shortName} still has flights.`,
  });
