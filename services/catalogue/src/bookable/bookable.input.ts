import { pageType } from '@larkfare/data-kit/paging';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Airline } from '../airlines/airline.entity.ts';
import { Location } from '../locations/location.entity.ts';

@ArgsType()
class BookablePageArgs {
  @Field(() => String, { defaultValue: '', description: 'Beginnings of words; blank for all.' })
  query!: string;

  @Field(() => String, {
    nullable: true,
    description: "The first letter of the name; '#' for any other first sign.",
  })
  letter?: string | null;

  @Field(() => Int, { defaultValue: 1 })
  page!: number;
}

@ArgsType()
export class BookableLocationsArgs extends BookablePageArgs {
  @Field(() => ID, { nullable: true })
  regionId?: string | null;

  @Field(() => ID, { nullable: true })
  countryId?: string | null;

  @Field(() => Int, { defaultValue: 24 })
  size!: number;
}

@ArgsType()
export class BookableAirlinesArgs extends BookablePageArgs {
  @Field(() => Int, { defaultValue: 48 })
  size!: number;
}

@ObjectType({ description: 'A region or country, with its locations that match.' })
export class BookableArea {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  locations!: number;
}

@ObjectType()
export class BookableLocationPage extends pageType(Location) {
  @Field(() => [BookableArea], { description: 'Of the query, whatever region is chosen.' })
  regions!: BookableArea[];

  @Field(() => [BookableArea], { description: 'Of the query and region, whatever country.' })
  countries!: BookableArea[];

  @Field(() => [String], { description: 'Of the query, region and country, whatever letter.' })
  letters!: string[];
}

@ObjectType()
export class BookableAirlinePage extends pageType(Airline) {
  @Field(() => [String], { description: 'Of the query, whatever letter.' })
  letters!: string[];
}
