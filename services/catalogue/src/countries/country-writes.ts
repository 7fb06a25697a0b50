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
import { countriesWithLocations } from './countries.ts';
import { Country } from './country.entity.ts';
import { type CountryInput, CountrySaved, type SaveCountryResult } from './country.input.ts';
import {
  canDeleteCountry,
  countryProblems,
  type CountryValues,
  countryValues,
} from './country.rules.ts';

const missing = goneSentence('Country');

const refusals = ({ name }: CountryValues) => ({
  countries_name_unique: () => new AlreadyExists(`There is already a country called ${name}.`),
  countries_region: () =>
    new InvalidInput([{ field: 'regionId', message: goneSentence('Region') }]),
});

export async function createCountry(
  context: CatalogueContext,
  input: CountryInput,
): Promise<typeof SaveCountryResult> {
  const values = countryValues(input);
  const problems = countryProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const country = await addRecord(manager, Country, values);
    return new CountrySaved(country);
  });
}

export async function updateCountry(
  context: CatalogueContext,
  { id, input, version }: Update<CountryInput>,
): Promise<typeof SaveCountryResult> {
  const values = countryValues(input);
  const problems = countryProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const country = await lockRecord(manager, Country, id);
    if (!country) return new NotFound(missing);
    if (isStale(country, version)) return new Stale();
    return new CountrySaved(await changeRecord(manager, Country, country, values));
  });
}

export const deleteCountry = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    type: Country,
    id,
    missing,
    names: 'places',
    canDelete: async (manager, country) => {
      const used = await countriesWithLocations(manager, [country.id]);
      return canDeleteCountry({ hasLocations: used.length > 0 });
    },
    inUse: ({ name }) => `${name} still has locations.`,
  });
