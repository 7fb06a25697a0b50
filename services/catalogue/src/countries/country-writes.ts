import { AlreadyExists, type DeleteResult, InvalidInput } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import { createNamed, updateNamed } from '../named-records.ts';
import { deleteRecord, type Update } from '../records.ts';
import { countriesWithLocations } from './countries.ts';
import { Country } from './country.entity.ts';
import { type CountryInput, CountrySaved, type SaveCountryResult } from './country.input.ts';
import {
  canDeleteCountry,
  countryProblems,
  type CountryValues,
  countryValues,
} from './country.rules.ts';

const countries = {
  type: Country,
  names: 'places',
  missing: goneSentence('Country'),
  toValues: countryValues,
  problems: countryProblems,
  refusals: ({ name }: CountryValues) => ({
    countries_name_unique: () => new AlreadyExists(`There is already a country called ${name}.`),
    countries_region: () =>
      new InvalidInput([{ field: 'regionId', message: goneSentence('Region') }]),
  }),
  toColumns: (values: CountryValues) => values,
  Saved: CountrySaved,
} as const;

export const createCountry = (
  context: CatalogueContext,
  input: CountryInput,
): Promise<typeof SaveCountryResult> => createNamed(context, countries, input);

export const updateCountry = (
  context: CatalogueContext,
  change: Update<CountryInput>,
): Promise<typeof SaveCountryResult> => updateNamed(context, countries, change);

export const deleteCountry = (
  context: CatalogueContext,
  id: string,
): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    ...countries,
    id,
    canDelete: async (manager, country) => {
      const used = await countriesWithLocations(manager, [country.id]);
      return canDeleteCountry({ hasLocations: used.length > 0 });
    },
    inUse: ({ name }) => `${name} still has locations.`,
  });
