import {
  AlreadyExists,
  type DeleteResult,
  InvalidInput,
  isStale,
  NotFound,
  Stale,
} from '@larkfare/service-kit';
import { airportsByLocations } from '../airports/airports.ts';
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
import { Location } from './location.entity.ts';
import { type LocationInput, LocationSaved, type SaveLocationResult } from './location.input.ts';
import {
  canDeleteLocation,
  locationProblems,
  type LocationValues,
  locationValues,
  newLocationProblems,
} from './location.rules.ts';

const missing = goneSentence('Location');

const refusals = ({ name }: LocationValues) => ({
  locations_name_unique: () =>
    new AlreadyExists(`There is already a location called ${name} in that country.`),
  locations_country: () =>
    new InvalidInput([{ field: 'countryId', message: goneSentence('Country') }]),
});

/** Empty texts are no texts in the table. */
const toColumns = ({ image, description, dealingsDescription, ...values }: LocationValues) => ({
  ...values,
  description: description || null,
  dealingsDescription: dealingsDescription || null,
  ...(image && { image }),
});

export async function createLocation(
  context: CatalogueContext,
  input: LocationInput,
): Promise<typeof SaveLocationResult> {
  const values = locationValues(input);
  const problems = newLocationProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const location = await addRecord(manager, Location, toColumns(values));
    return new LocationSaved(location);
  });
}

export async function updateLocation(
  context: CatalogueContext,
  { id, input, version }: Update<LocationInput>,
): Promise<typeof SaveLocationResult> {
  const values = locationValues(input);
  const problems = locationProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const location = await lockRecord(manager, Location, id);
    if (!location) return new NotFound(missing);
    if (isStale(location, version)) return new Stale();
    return new LocationSaved(await changeRecord(manager, Location, location, toColumns(values)));
  });
}

export const deleteLocation = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    type: Location,
    id,
    missing,
    names: 'places',
    canDelete: async (manager, location) => {
      const airports = await airportsByLocations(manager, [location.id]);
      return canDeleteLocation({ hasAirports: airports.length > 0 });
    },
    inUse: ({ name }) => `${name} still has airports.`,
  });
