import { pageType } from '@larkfare/data-kit/paging';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a type-ahead shows of an airport.' })
export class AirportSuggestion {
  @Field(() => ID)
  airportId!: string;

  @Field(() => String)
  airportName!: string;

  @Field(() => String)
  airportCode!: string;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => String)
  countryName!: string;

  @Field(() => String)
  regionName!: string;
}

@ObjectType()
export class AirportSuggestionPage extends pageType(AirportSuggestion) {}
