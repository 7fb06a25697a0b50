import { Field, ID, InputType } from 'type-graphql';
import { type CountryValues } from './country.rules.ts';

@InputType()
export class CountryInput implements CountryValues {
  @Field(() => String)
  name!: string;

  @Field(() => ID)
  regionId!: string;
}
