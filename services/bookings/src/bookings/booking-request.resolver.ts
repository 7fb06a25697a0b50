import { type Saved } from '@larkfare/data-kit/records';
import { type Problem } from '@larkfare/data-kit/refusals';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { RequestBookingInput, RequestBookingResult } from './booking-request.input.ts';
import { requestBooking } from './booking-requests.ts';
import { type Booking } from './booking.entity.ts';

@Resolver()
export class BookingRequestResolver {
  @Mutation(() => RequestBookingResult, {
    description:
      'Asks to book a flight at the price that was shown. Sent again, it gives the same booking: with the same ' +
      'idempotency key at any time, and an identical request within ten minutes whatever the key.',
  })
  requestBooking(
    @Arg('input', () => RequestBookingInput) input: RequestBookingInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() context: BookingsContext,
  ): Promise<Saved<Booking> | Problem> {
    return requestBooking(context, input, idempotencyKey);
  }
}
