import { addDays, type LocalDate, londonToday } from '@larkfare/london-dates';
import { query } from '@larkfare/data-kit/database';
import { allOf } from '@larkfare/data-kit/paging';
import { Ctx, Query, Resolver } from 'type-graphql';
import { BookingState } from '../bookings/booking.entity.ts';
import { bookingConditions } from '../bookings/booking-filter.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { BookingAnalytics, type TopFlight } from './booking-analytics.input.ts';
import { allMonths, type CountedMonth, lastTwelveMonths } from './booking-months.rules.ts';

/**
 * Everything the dashboard shows, counted by one statement, so that its figures agree with each other.
 * A month is one of Europe/London's; its beginning is worked out once a month rather than once a booking.
 * The names of a flight are those of its latest booking.
 */
const statement = (upcoming: string) => `
  WITH span AS (
    SELECT least(min(created_at AT TIME ZONE 'Europe/London'), min(departure_date)::timestamp) AS first,
      greatest(max(created_at AT TIME ZONE 'Europe/London'), max(departure_date)::timestamp) AS last
    FROM (
      (SELECT created_at, departure_date FROM bookings ORDER BY created_at, id LIMIT 1) UNION ALL
      (SELECT created_at, departure_date FROM bookings ORDER BY created_at DESC, id DESC LIMIT 1) UNION ALL
      (SELECT created_at, departure_date FROM bookings ORDER BY departure_date LIMIT 1) UNION ALL
      (SELECT created_at, departure_date FROM bookings ORDER BY departure_date DESC LIMIT 1)
    ) AS ends
  ), months AS (
    SELECT month, month + interval '1 month' AS next
    FROM span, generate_series(date_trunc('month', first), last, interval '1 month') AS month
  ), top AS (
    SELECT flight_id, count(*)::int AS bookings
    FROM bookings GROUP BY flight_id ORDER BY bookings DESC, flight_id LIMIT 3
  )
  SELECT
    (SELECT count(*)::int FROM bookings WHERE ${upcoming}) AS "upcomingWeek",
    (SELECT coalesce(jsonb_object_agg(state, bookings), '{}')
      FROM (SELECT state, count(*) AS bookings FROM bookings GROUP BY state) AS states) AS "states",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'flightId', flight_id, 'airline', airline_short_name, 'bookings', bookings,
        'departure', departure_airport_name || ' (' || departure_airport_code || ')',
        'arrival', arrival_airport_name || ' (' || arrival_airport_code || ')')
        ORDER BY bookings DESC, flight_id), '[]')
      FROM top CROSS JOIN LATERAL (
        SELECT airline_short_name, departure_airport_name, departure_airport_code, arrival_airport_name, arrival_airport_code
        FROM bookings WHERE bookings.flight_id = top.flight_id ORDER BY created_at DESC, id DESC LIMIT 1
      ) AS latest) AS "topFlights",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('month', month::date,
        'bookingsCreated', (SELECT count(*) FROM bookings
          WHERE created_at >= month AT TIME ZONE 'Europe/London' AND created_at < next AT TIME ZONE 'Europe/London'),
        'peopleDeparting', (SELECT coalesce(sum(adults + children + infants), 0) FROM bookings
          WHERE departure_date >= month::date AND departure_date < next::date AND state <> 'cancelled'))), '[]')
      FROM months) AS "months"`;

interface Figures {
  upcomingWeek: number;
  states: Partial<Record<BookingState, number>>;
  topFlights: TopFlight[];
  months: CountedMonth[];
}

/** 'Upcoming 7-Day Bookings', as a filter of the list; today is the first of the seven days. */
const upcomingWeek = (today: LocalDate) => ({
  departureFrom: today,
  departureTo: addDays(today, 6),
  states: Object.values(BookingState).filter((state) => state !== BookingState.cancelled),
});

@Resolver()
export class BookingAnalyticsResolver {
  @Query(() => BookingAnalytics)
  async bookingAnalytics(@Ctx() { db, now }: BookingsContext): Promise<BookingAnalytics> {
    const today = londonToday(now());
    const upcomingWeekFilter = upcomingWeek(today);
    const { sql, parameters } = allOf(bookingConditions(upcomingWeekFilter));
    const [figures] = await query<Figures>(db, statement(sql), parameters);
    if (!figures) throw new Error('Counting the bookings returned no row.');
    const { states, topFlights, months } = figures;
    const byState = Object.values(BookingState).map((state) => ({
      state,
      bookings: states[state] ?? 0,
    }));
    return {
      totalBookings: byState.reduce((sum, { bookings }) => sum + bookings, 0),
      upcomingWeek: figures.upcomingWeek,
      upcomingWeekFilter,
      byState,
      topFlights,
      lastTwelveMonths: lastTwelveMonths(months, today),
      allTime: allMonths(months),
    };
  }
}
