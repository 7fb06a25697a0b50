import { type LocalDate } from '@larkfare/london-dates';
import { saveResult } from '@larkfare/data-kit/records';
import { InvalidInput, NotFound, Stale } from '@larkfare/data-kit/refusals';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { requestPageType } from '../back-office/request-page.input.ts';
import { EditTripInput } from '../customer/customer-trip.input.ts';
import { type BookingEdit } from './booking-edit.rules.ts';
import { type FlightCodesInput } from './flight-codes.rules.ts';
import { Booking, BookingState } from './booking.entity.ts';

@InputType({ description: 'What the booking must match; an empty list matches everything.' })
export class BookingFilterInput {
  @Field(() => [ID], { defaultValue: [] })
  airlineIds!: string[];

  @Field(() => [ID], { defaultValue: [] })
  departureAirportIds!: string[];

  @Field(() => [ID], { defaultValue: [] })
  arrivalAirportIds!: string[];

  @Field(() => [BookingState], { defaultValue: [] })
  states!: BookingState[];

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day of departure.' })
  departureFrom?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day of departure.' })
  departureTo?: LocalDate | null;

  @Field(() => String, {
    defaultValue: '',
    description: 'A part of a reference, a name, an email address or a phone number.',
  })
  query!: string;
}

@ObjectType()
export class BookingPage extends requestPageType(Booking) {}

@InputType({ description: 'What is left out stays as it is.' })
export class BookingInput extends EditTripInput implements BookingEdit, FlightCodesInput {
  @Field(() => BookingState, { nullable: true })
  state?: BookingState | null;

  @Field(() => Int, { nullable: true, description: 'Null takes it away.' })
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

export const SaveBookingResult = saveResult(Booking, [InvalidInput, NotFound, Stale]);
