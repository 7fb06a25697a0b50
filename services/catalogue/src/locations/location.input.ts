import { pageType } from '@larkfare/data-kit/paging';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OfferAirport } from '../offers/flight-offer.input.ts';
import { Location } from './location.entity.ts';
import { Dealings, type LocationValues } from './location.rules.ts';

@InputType()
export class LocationInput implements LocationValues {
  @Field(() => String)
  name!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Other names that it is found by; left out, an old location keeps its own.',
  })
  otherNames?: string[] | null;

  @Field(() => ID)
  countryId!: string;

  @Field(() => String, {
    defaultValue: '',
    description:
      'The address that the upload answered. A new location needs one; without it an old one keeps its own.',
  })
  image!: string;

  @Field(() => Boolean, { defaultValue: false })
  isPopular!: boolean;

  @Field(() => String, { defaultValue: '', description: 'Required for popular destinations.' })
  description!: string;

  @Field(() => Dealings, { defaultValue: Dealings.none })
  dealings!: Dealings;

  @Field(() => String, {
    defaultValue: '',
    description: 'Required, and stored, only while dealings is selected.',
  })
  dealingsDescription!: string;
}

@ObjectType()
export class LowestPrice {
  @Field(() => Int, { description: 'Per person, one way.' })
  pricePence!: number;

  @Field(() => LocalDateScalar, { description: 'The first day that can be booked at that price.' })
  departureDate!: string;

  @Field(() => OfferAirport)
  departureAirport!: OfferAirport;
}

@ObjectType()
export class LocationPage extends pageType(Location) {}
