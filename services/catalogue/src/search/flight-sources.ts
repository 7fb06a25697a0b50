import { isOfferedIn, priceByMonth, priceColumn, type PriceShape } from './offer-columns.ts';
import { openSearchAtMost } from './search.rules.ts';

/** Which of a search's filters narrow the flights down enough to begin with them. */
export interface FlightSourceShape extends PriceShape {
  from: boolean;
  to: boolean;
  airlines: boolean;
}

const columns = (shape: FlightSourceShape) =>
  `f.id, f.departure_airport_id, f.arrival_airport_id, f.airline_id, f.stops,
   f.outbound_minutes, f.return_minutes, ${priceByMonth(shape)} AS price_by_month`;

/** The flights between the ends that were given: a single index tells everything about them. */
export function flightsBetweenEnds(shape: FlightSourceShape): string {
  const conditions = [
    shape.from && 'f.departure_airport_id = ANY(:from::uuid[])',
    shape.to && 'f.arrival_airport_id = ANY(:to::uuid[])',
  ].filter(Boolean);
  return `SELECT ${columns(shape)} FROM flights f WHERE ${conditions.join(' AND ')}`;
}

export const flightsOfAirlines = (shape: FlightSourceShape): string =>
  `SELECT ${columns(shape)} FROM flights f WHERE f.airline_id = ANY(:airlines::uuid[])`;

export const allFlights = (shape: FlightSourceShape): string =>
  `SELECT ${columns(shape)} FROM flights f`;

/**
 * The cheapest flights of each month, where nothing narrows the search; the walk stops after so many. It has no upper end:
 * PostgreSQL takes two unknown bounds for a narrow range and reads the whole month before it sorts. What is dearer
 * than asked is left out afterwards, which gives the same flights.
 */
export function cheapestFlights(shape: FlightSourceShape, months: readonly string[]): string {
  const price = priceColumn(shape);
  const walks = months.map(
    (month) => `
    (SELECT ${columns(shape)}
     FROM monthly_prices p JOIN flights f ON f.id = p.flight_id
     WHERE ${isOfferedIn(`${month}::int`, shape)}
       AND ${price} >= coalesce(:minPricePence::int, 0)
       AND (NOT :directOnly::boolean OR f.stops = 0)
       ${shape.airlines ? 'AND f.airline_id <> ALL(:airlines::uuid[])' : ''}
     ORDER BY ${price} LIMIT ${openSearchAtMost + 1})`,
  );
  return walks.join(' UNION ');
}
