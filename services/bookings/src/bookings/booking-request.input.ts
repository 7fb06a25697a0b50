import { type LocalDate } from '@larkfare/london-dates';
import {
  InvalidInput,
  LocalDateScalar,
  NotFound,
  Problem,
  saveResult,
} from '@larkfare/service-kit';
import { type TravelClass } from '@larkfare/travellers';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Booking, ContactPreference, TravelClasses } from './booking.entity.ts';
import { type BookingRequest } from './booking-request.rules.ts';

@InputType()
export class RequestBookingInput implements BookingRequest {
  @Field(() => ID)
  flightId!: string;

  @Field(() => String)
  customerName!: string;

  @Field(() => String)
  userEmail!: string;

  @Field(() => String)
  contactPhone!: string;

  @Field(() => ContactPreference, { defaultValue: ContactPreference.call })
  contactPreference!: ContactPreference;

  @Field(() => Int, { defaultValue: 1, description: 'Below 1 it counts as 1.' })
  adults!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Under 12. Below 0 it counts as 0.' })
  children!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Under 2. Below 0 it counts as 0.' })
  infants!: number;

  @Field(() => String, { defaultValue: '' })
  extraDetails!: string;

  @Field(() => LocalDateScalar)
  departureDate!: LocalDate;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Round trips only; its absence makes the trip one-way.',
  })
  returnDate?: LocalDate | null;

  @Field(() => TravelClasses, { defaultValue: 'economy', description: 'Whose price was shown.' })
  travelClass!: TravelClass;

  @Field(() => Int, { description: 'The final price per person that the visitor was shown.' })
  initialPricePence!: number;
}

@ObjectType({
  implements: Problem,
  description: 'The price changed since it was shown; nothing was stored.',
})
export class PriceChanged extends Problem {
  @Field(() => Int)
  currentPricePence: number;

  constructor(message: string, currentPricePence: number) {
    super(message);
    this.currentPricePence = currentPricePence;
  }
}

@ObjectType({
  implements: Problem,
  description: 'That idempotency key already stands for another request.',
})
export class IdempotencyKeyReused extends Problem {
  constructor() {
    super('This Idempotency-Key was already used for a different request. Nothing was stored.');
  }
}

export const RequestBookingResult = saveResult(
  Booking,
  [InvalidInput, NotFound, PriceChanged, IdempotencyKeyReused],
  {
    result: 'RequestBookingResult',
    saved: 'BookingRequested',
    description: 'The booking request is stored, and mails about it are on their way.',
  },
);
