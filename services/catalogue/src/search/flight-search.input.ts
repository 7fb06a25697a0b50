import { LocalDateScalar } from '@larkfare/service-kit';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { OfferOrder, TripType } from './search.rules.ts';

registerEnumType(TripType, { name: 'TripType' });
registerEnumType(OfferOrder, { name: 'OfferOrder' });

@InputType()
export class FlightSearchInput {
  @Field(() => TripType, { defaultValue: TripType.roundTrip })
  tripType!: TripType;

  @Field(() => ID, {
    nullable: true,
    description: 'An airport or location id. A location stands for all its airports.',
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

  @Field(() => Boolean, { defaultValue: false })
  directOnly!: boolean;

  @Field(() => Int, { nullable: true })
  minPricePence?: number | null;

  @Field(() => Int, { nullable: true })
  maxPricePence?: number | null;

  @Field(() => OfferOrder, { defaultValue: OfferOrder.recommended })
  order!: OfferOrder;

  @Field(() => Int, { defaultValue: 1 })
  page!: number;
}
