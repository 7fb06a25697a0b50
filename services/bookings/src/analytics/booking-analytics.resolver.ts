import { Ctx, Query, Resolver } from 'type-graphql';
import { type BookingsContext } from '../service-context.ts';
import { BookingAnalytics } from './booking-analytics.input.ts';
import { bookingAnalytics } from './booking-analytics.ts';

@Resolver()
export class BookingAnalyticsResolver {
  @Query(() => BookingAnalytics)
  bookingAnalytics(@Ctx() { service }: BookingsContext): Promise<BookingAnalytics> {
    return bookingAnalytics(service);
  }
}
