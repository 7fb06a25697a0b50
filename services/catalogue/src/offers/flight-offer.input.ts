import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { TripType } from './search.rules.ts';

@ObjectType()
export class OfferAirline {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  shortName!: string;

  @Field(() => String, { nullable: true })
  monogramPicture!: string | null;

  @Field(() => String, { nullable: true })
  logoPicture!: string | null;

  @Field(() => Boolean)
  hasBaggage!: boolean;
}

@ObjectType()
export class OfferAirlineCount {
  @Field(() => OfferAirline)
  airline!: OfferAirline;

  @Field(() => Int)
  offers!: number;

  @Field(() => Int)
  lowestPricePence!: number;
}

@ObjectType({ description: 'The first offer by recommendation, price and duration.' })
export class QuickChoices {
  @Field(() => Int)
  recommendedPence!: number;

  @Field(() => Int)
  cheapestPence!: number;

  @Field(() => Int, { description: 'Of the way there.' })
  quickestMinutes!: number;
}

@ObjectType()
export class OfferAirport {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;
}

@ObjectType()
export class OfferAirportCount {
  @Field(() => OfferAirport)
  airport!: OfferAirport;

  @Field(() => Int)
  offers!: number;

  @Field(() => Int)
  lowestPricePence!: number;
}

@ObjectType()
export class OfferStopsCount {
  @Field(() => Int, { description: '2 for two or more.' })
  stops!: number;

  @Field(() => Int)
  offers!: number;

  @Field(() => Int)
  lowestPricePence!: number;
}

@ObjectType({
  description:
    'A flight as it is offered for one month and trip type; prices are pence per person.',
})
export class FlightOffer {
  @Field(() => ID)
  flightId!: string;

  @Field(() => OfferAirline)
  airline!: OfferAirline;

  @Field(() => OfferAirport)
  departureAirport!: OfferAirport;

  @Field(() => OfferAirport)
  arrivalAirport!: OfferAirport;

  @Field(() => Int)
  outboundMinutes!: number;

  @Field(() => Int)
  returnMinutes!: number;

  @Field(() => Int)
  stops!: number;

  @Field(() => String, { nullable: true, description: 'The carrier that flies, if another one.' })
  operatedBy!: string | null;

  @Field(() => TripType)
  tripType!: TripType;

  @Field(() => LocalDateScalar)
  departureDate!: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Absent on a one-way trip.' })
  returnDate!: string | null;

  @Field(() => Int, { description: 'What it would cost without the saving.' })
  originalPricePence!: number;

  @Field(() => Int)
  savingPence!: number;

  @Field(() => Int, { description: 'What the customer pays.' })
  finalPricePence!: number;

  @Field(() => Boolean, {
    description: 'The cheapest among those with the fewest stops in the whole result.',
  })
  isRecommended!: boolean;
}

@ObjectType({
  description: 'The cheapest final price in a month, absent when nothing is offered.',
})
export class MonthLowestPrice {
  @Field(() => Int)
  month!: number;

  @Field(() => Int)
  year!: number;

  @Field(() => Int, { nullable: true })
  lowestPricePence!: number | null;
}
