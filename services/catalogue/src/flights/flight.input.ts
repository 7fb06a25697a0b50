import { InvalidInput } from '@larkfare/data-kit/refusals';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Flight } from './flight.entity.ts';
import { TravelClass, type TypedPrice } from './monthly-price.rules.ts';

@InputType()
export class MonthlyPriceInput implements TypedPrice {
  @Field(() => TravelClass, { defaultValue: TravelClass.economy })
  travelClass!: TravelClass;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { nullable: true, description: 'Absent or 0: not offered one way that month.' })
  oneWayPence?: number | null;

  @Field(() => Int, { defaultValue: 0 })
  oneWaySavingPence!: number;

  @Field(() => Int, { nullable: true, description: 'Absent or 0: no round trips that month.' })
  roundTripPence?: number | null;

  @Field(() => Int, { defaultValue: 0 })
  roundTripSavingPence!: number;
}

@InputType({ description: 'Omitted fields stay unchanged.' })
export class FlightInput {
  @Field(() => ID, { nullable: true })
  departureAirportId?: string | null;

  @Field(() => ID, { nullable: true })
  arrivalAirportId?: string | null;

  @Field(() => ID, { nullable: true })
  airlineId?: string | null;

  @Field(() => Int, { nullable: true })
  outboundMinutes?: number | null;

  @Field(() => Int, { nullable: true })
  returnMinutes?: number | null;

  @Field(() => Int, { nullable: true })
  stops?: number | null;

  @Field(() => String, { nullable: true, description: 'Empty: the airline itself.' })
  operatedBy?: string | null;

  @Field(() => [MonthlyPriceInput], {
    nullable: true,
    description: 'The whole table when given: a month that is missing has no price.',
  })
  monthlyPrices?: MonthlyPriceInput[] | null;

  @Field(() => [TravelClass], {
    defaultValue: [],
    description:
      'Classes whose tables `monthlyPrices` holds, beside economy and those that its rows name. Other classes keep their prices of the months that economy has.',
  })
  travelClasses!: TravelClass[];
}

@ObjectType()
export class FlightFound {
  @Field(() => Flight)
  flight: Flight;

  @Field(() => Boolean, { description: 'Whether it was made just now.' })
  isNew: boolean;

  constructor(flight: Flight, isNew: boolean) {
    this.flight = flight;
    this.isNew = isNew;
  }
}

export const FlightByCodesResult = createUnionType({
  name: 'FlightByCodesResult',
  types: () => [FlightFound, InvalidInput] as const,
});

export const FindOrCreateFlightResult = createUnionType({
  name: 'FindOrCreateFlightResult',
  types: () => [FlightFound, InvalidInput] as const,
});
