import { z } from 'zod';
import { BookingAnalyticsDocument, type MonthFiguresFragment } from './booking-admin.generated.ts';
import { bookingState, bookingStates } from './booking-record.ts';
import { type Door } from './door.ts';

const months = z.array(
  z.object({
    year: z.int(),
    month: z.int(),
    salesCount: z.int().describe('Bookings made in that month.'),
    departingThisMonth: z.int().describe('People whose trip departs in that month.'),
  }),
);
const analytics = z.object({
  totalBookings: z.int(),
  upcoming7Days: z.int(),
  byState: z.partialRecord(bookingState, z.int()),
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

export function bookingAnalyticsRoute({ route, operation }: Door): void {
  const bookingAnalytics = operation(BookingAnalyticsDocument);

  route(
    'GET /booking/analytics',
    { summary: 'The figures of the dashboard', administrator: true, answer: analytics },
    async ({ caller }) => {
      const { bookingAnalytics: figures } = await bookingAnalytics({}, caller);
      return {
        totalBookings: figures.totalBookings,
        upcoming7Days: figures.upcomingWeek,
        byState: Object.fromEntries(
          figures.byState.map(({ state, bookings }) => [bookingStates[state], bookings]),
        ),
        topFlights: figures.topFlights.map((flight) => ({
          flightId: flight.flightId,
          airline: flight.airline,
          departure: flight.departure,
          arrival: flight.arrival,
          bookingsCount: flight.bookings,
        })),
        bookingsLast12Months: figures.lastTwelveMonths.map(toMonth),
        bookingsAllTime: figures.allTime.map(toMonth),
      };
    },
  );
}

const toMonth = ({ year, month, bookingsCreated, peopleDeparting }: MonthFiguresFragment) => ({
  year,
  month,
  salesCount: bookingsCreated,
  departingThisMonth: peopleDeparting,
});
