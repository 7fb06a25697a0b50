import { z } from 'zod';
import { type RestApi } from '../routes.ts';
import { bookingStates } from './booking.ts';
import { BookingAnalyticsDocument } from './booking-analytics.generated.ts';

const months = z.array(
  z.object({
    year: z.int(),
    month: z.int(),
    salesCount: z.int().describe('Bookings created in that month.'),
    departingThisMonth: z.int().describe('People whose trip departs in that month.'),
  }),
);
const analytics = z.object({
  totalBookings: z.int(),
  upcoming7Days: z.int(),
  byState: z.partialRecord(bookingStates.schema, z.int()),
  topFlights: z.array(
    z.object({
      flightId: z.string(),
      airline: z.string(),
      departure: z.string(),
      arrival: z.string(),
      bookingsCount: z.int(),
    }),
  ),
  bookingsLast12Months: months,
  bookingsAllTime: months,
});

export function bookingAnalyticsRoute({ route, prepare }: RestApi): void {
  const bookingAnalytics = prepare(BookingAnalyticsDocument);

  route(
    'GET /booking/analytics',
    { summary: 'The figures of the dashboard', callers: ['administrator'], response: analytics },
    async ({ caller }) => {
      const { bookingAnalytics: figures } = await bookingAnalytics({}, caller);
      const byState = figures.byState.map(({ state, bookings }) => [
        bookingStates.toLegacy(state),
        bookings,
      ]);
      return { ...figures, byState: Object.fromEntries(byState) as Record<string, number> };
    },
  );
}
