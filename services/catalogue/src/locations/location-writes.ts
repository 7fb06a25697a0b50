import { AlreadyExists, type DeleteResult, InvalidInput } from '@larkfare/service-kit';
import { airportsByLocations } from '../airports/airports.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import { createNamed, updateNamed } from '../named-records.ts';
import { deleteRecord, type Update } from '../records.ts';
import { Location } from './location.entity.ts';
import { type LocationInput, LocationSaved, type SaveLocationResult } from './location.input.ts';
import {
  canDeleteLocation,
  locationProblems,
  type LocationValues,
  locationValues,
  newLocationProblems,
} from './location.rules.ts';

const locations = {
  type: Location,
  names: 'places',
  missing: goneSentence('Location'),
  toValues: locationValues,
  problems: (values: LocationValues, isNew: boolean) =>
    isNew ? newLocationProblems(values) : locationProblems(values),
  refusals: ({ name }: LocationValues) => ({
    locations_name_unique: () =>
      new AlreadyExists(`There is already a location called ${name} in that country.`),
    locations_country: () =>
      new InvalidInput([{ field: 'countryId', message: goneSentence('Country') }]),
  }),
  /** Empty texts are no texts in the table. */
  toColumns: ({ image, description, dealingsDescription, ...values }: LocationValues) => ({
    ...values,
    description: description || null,
    dealingsDescription: dealingsDescription || null,
    ...(image && { image }),
  }),
  Saved: LocationSaved,
} as const;

export const createLocation = (
  context: CatalogueContext,
  input: LocationInput,
): Promise<typeof SaveLocationResult> => createNamed(context, locations, input);

export const updateLocation = (
  context: CatalogueContext,
  change: Update<LocationInput>,
): Promise<typeof SaveLocationResult> => updateNamed(context, locations, change);

export const deleteLocation = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    ...locations,
    id,
    canDelete: async (manager, location) => {
      const airports = await airportsByLocations(manager, [location.id]);
      return canDeleteLocation({ hasAirports: airports.length > 0 });
    },
    inUse: ({ name }) => `${name} still has airports.`,
  });
