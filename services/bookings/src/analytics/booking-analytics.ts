import { addDays, type LocalDate, londonToday } from '@larkfare/london-dates';
import { query } from '@larkfare/service-kit';
import { BookingState } from '../bookings/booking.entity.ts';
import { type Bookings } from '../service-context.ts';
import { type BookingAnalytics, type TopFlight } from './booking-analytics.input.ts';
import { allMonths, lastTwelveMonths, type MonthlyFigures } from './booking-months.rules.ts';

/**
 * Everything the dashboard shows, counted by one statement, so that its figures agree with each other.
 * A month is one of Europe/London's. The names of a flight are those of its latest booking.
 */
const statement = `
  WITH top AS (
    SELECT flight_id, count(*)::int AS bookings, max(id::text)::uuid AS latest
    FROM bookings GROUP BY flight_id ORDER BY bookings DESC, flight_id LIMIT 3
  )
  SELECT
    (SELECT count(*)::int FROM bookings) AS "totalBookings",
    (SELECT count(*)::int FROM bookings
      WHERE departure_date BETWEEN :today::date AND :weekEnd::date AND state <> 'cancelled') AS "upcomingWeek",
    (SELECT coalesce(jsonb_object_agg(state, bookings), '{}')
      FROM (SELECT state, count(*) AS bookings FROM bookings GROUP BY state) AS states) AS "states",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'flightId', flight_id, 'airline', airline_short_name, 'bookings', top.bookings,
        'departure', departure_airport_name || ' (' || departure_airport_code || ')',
        'arrival', arrival_airport_name || ' (' || arrival_airport_code || ')')
        ORDER BY top.bookings DESC, flight_id), '[]')
      FROM top JOIN bookings USING (flight_id) WHERE bookings.id = top.latest) AS "topFlights",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('month', month::date, 'count', bookings)), '[]') FROM (
        SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/London') AS month, count(*) AS bookings
        FROM bookings GROUP BY 1) AS months) AS "created",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('month', month::date, 'count', people)), '[]') FROM (
        SELECT date_trunc('month', departure_date::timestamp) AS month, sum(adults + children + infants) AS people
        FROM bookings WHERE state <> 'cancelled' GROUP BY 1) AS months) AS "departing"`;

interface Figures extends MonthlyFigures {
  totalBookings: number;
  upcomingWeek: number;
  states: Partial<Record<BookingState, number>>;
  topFlights: TopFlight[];
}

export async function bookingAnalytics({ database, now }: Bookings): Promise<BookingAnalytics> {
  const today = londonToday(now());
  const [figures] = await query<Figures>(database, statement, { today, weekEnd: weekEnd(today) });
  if (!figures) throw new Error('Counting the bookings gave no row.');
  const { totalBookings, upcomingWeek, states, topFlights } = figures;
  return {
    totalBookings,
    upcomingWeek,
    byState: Object.values(BookingState).map((state) => ({ state, bookings: states[state] ?? 0 })),
    topFlights,
    lastTwelveMonths: lastTwelveMonths(figures, today),
    allTime: allMonths(figures),
  };
}

const weekEnd = (today: LocalDate): LocalDate => addDays(today, 7);
