import { pageType } from '@larkfare/data-kit/paging';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Flight } from '../flights/flight.entity.ts';
import { FlightOffer } from '../offers/flight-offer.input.ts';
import { TripType } from '../offers/search.rules.ts';

@InputType()
export class FlightListInput {
  @Field(() => TripType, { defaultValue: TripType.roundTrip })
  tripType!: TripType;

  @Field(() => ID, {
    nullable: true,
    description: 'An airport or location id. A location means all its airports.',
  })
  fromId?: string | null;

  @Field(() => ID, { nullable: true })
  toId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text typed without a pick: airport code, airport name or location name.',
  })
  from?: string | null;

  @Field(() => String, { nullable: true })
  to?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Default tomorrow.' })
  departureDate?: string | null;

  @Field(() => LocalDateScalar, { nullable: true })
  returnDate?: string | null;

  @Field(() => Int, {
    defaultValue: 0,
    description:
      "0 to 3: the cheaper month's date is offered where these days cross a month's end.",
  })
  flexDepartDays!: number;

  @Field(() => Int, { defaultValue: 0 })
  flexReturnDays!: number;

  @Field(() => [String], { defaultValue: [], description: 'Airline ids or short names.' })
  airlines!: string[];

  @Field(() => Int, { defaultValue: 1 })
  page!: number;
}

@ObjectType({ description: "A flight of the back office's list." })
class FlightListItem {
  @Field(() => Flight)
  flight!: Flight;

  @Field(() => FlightOffer, {
    nullable: true,
    description:
      'As a visitor would be offered it then; absent when it has no price for that month.',
  })
  offer!: FlightOffer | null;
}

@ObjectType()
export class FlightListPage extends pageType(FlightListItem) {}
