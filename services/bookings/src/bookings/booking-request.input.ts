import { saveResult } from '@larkfare/data-kit/records';
import { InvalidInput, NotFound, Problem } from '@larkfare/data-kit/refusals';
import { type TravelClass } from '@larkfare/travellers';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RequestTripInput } from '../customer/customer-trip.input.ts';
import { Booking, ContactPreference, TravelClasses } from './booking.entity.ts';
import { priceChangedMessage } from './booking-price.rules.ts';
import { type BookingRequest } from './booking-request.rules.ts';

@InputType()
export class RequestBookingInput extends RequestTripInput implements BookingRequest {
  @Field(() => ID)
  flightId!: string;

  @Field(() => String)
  userEmail!: string;

  @Field(() => String)
  contactPhone!: string;

  @Field(() => ContactPreference, { defaultValue: ContactPreference.call })
  contactPreference!: ContactPreference;

  @Field(() => TravelClasses, { defaultValue: 'economy', description: 'Whose price was shown.' })
  travelClass!: TravelClass;

  @Field(() => Int, { description: 'The final price per person that the visitor was shown.' })
  initialPricePence!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The total for everyone that the visitor was shown; when given, it is checked too.',
  })
  totalPence?: number | null;
}

@ObjectType({
  implements: Problem,
  description: 'The price changed since it was shown; nothing was stored.',
})
export class PriceChanged extends Problem {
  @Field(() => Int)
  currentPricePence!: number;

  @Field(() => Int)
  currentTotalPence!: number;

  @Field(() => Int)
  childPercent!: number;

  @Field(() => Int)
  infantPercent!: number;

  constructor(prices: Omit<PriceChanged, 'message'>) {
    super(priceChangedMessage(prices));
    Object.assign(this, prices);
  }
}

@ObjectType({
  implements: Problem,
  description: 'That idempotency key was used for another request.',
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
