import { Field, InputType, Int } from 'type-graphql';
import { EditTripInput } from '../customer/customer-trip.input.ts';
import { type BookingEdit } from './booking-edit.rules.ts';
import { type FlightCodesInput } from './flight-codes.rules.ts';
import { BookingState } from './booking.entity.ts';

@InputType({ description: 'A field that is left out stays as it is.' })
export class BookingInput extends EditTripInput implements BookingEdit, FlightCodesInput {
  @Field(() => BookingState, { nullable: true })
  state?: BookingState | null;

  @Field(() => Int, { nullable: true, description: 'Null removes it.' })
  finalPricePence?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The three together link the booking to that one existing flight.',
  })
  departureCode?: string | null;

  @Field(() => String, { nullable: true })
  arrivalCode?: string | null;

  @Field(() => String, { nullable: true })
  airlineShortName?: string | null;
}
