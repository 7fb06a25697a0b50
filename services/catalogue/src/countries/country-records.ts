import { recordMutations, type Records, saveResult } from '@larkfare/data-kit/records';
import { AlreadyExists, InvalidInput, refuseInput } from '@larkfare/data-kit/refusals';
import { notFoundMessage } from '../id.rules.ts';
import { countriesWithLocations } from './countries.ts';
import { Country } from './country.entity.ts';
import {
  canDeleteCountry,
  countryProblems,
  countryValues,
  type CountryValues,
} from './country.rules.ts';
import { Field, ID, InputType } from 'type-graphql';

@InputType()
class CountryInput implements CountryValues {
  @Field(() => String)
  name!: string;

  @Field(() => ID)
  regionId!: string;
}

const countries: Records<Country, CountryInput> = {
  type: Country,
  missing: notFoundMessage('Country'),
  toColumns(input) {
    const values = countryValues(input);
    return refuseInput(countryProblems(values)) ?? values;
  },
  constraints: (input) => ({
    countries_name_unique: () =>
      new AlreadyExists(`There is already a country called ${countryValues(input).name}.`),
    countries_region: () => InvalidInput.of('regionId', notFoundMessage('Region')),
  }),
  async canDelete({ id }, manager) {
    const used = await countriesWithLocations(manager, [id]);
    return canDeleteCountry({ hasLocations: used.length > 0 });
  },
  inUse: ({ name }) => `${name} still has locations.`,
};

export const countryMutations = recordMutations(countries, CountryInput, saveResult(Country));
