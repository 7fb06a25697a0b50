import { Ctx, Query, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { BookingAnalytics } from './booking-analytics.input.ts';
import { bookingAnalytics } from './booking-analytics.ts';

@Resolver()
export class BookingAnalyticsResolver {
  @Query(() => BookingAnalytics)
  bookingAnalytics(@Ctx() context: BookingsContext): Promise<BookingAnalytics> {
    return bookingAnalytics(context);
  }
}
