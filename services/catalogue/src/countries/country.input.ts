import { AlreadyExists, InvalidInput, NotFound, Stale } from '@larkfare/service-kit';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Country } from './country.entity.ts';
import { type CountryValues } from './country.rules.ts';

@InputType()
export class CountryInput implements CountryValues {
  @Field(() => String)
  name!: string;

  @Field(() => ID)
  regionId!: string;
}

@ObjectType()
export class CountrySaved {
  @Field(() => Country)
  country: Country;

  constructor(country: Country) {
    this.country = country;
  }
}

export const SaveCountryResult = createUnionType({
  name: 'SaveCountryResult',
  types: () => [CountrySaved, InvalidInput, AlreadyExists, NotFound, Stale] as const,
});
