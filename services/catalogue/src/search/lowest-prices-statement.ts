import { type CandidateShape, flightsBetweenEnds, flightsOfAirlines } from './candidates.ts';
import { TripType } from './search.rules.ts';

/**
 * The lowest price of every month, in one row an answered month. Where nothing narrows the search, each month's
 * cheapest offer that fits is found by walking the month's prices from the lowest on.
 */
export function lowestPricesStatement(shape: CandidateShape): string {
  if (shape.from || shape.to) return lowestOf(flightsBetweenEnds(shape));
  return shape.airlines ? lowestOf(flightsOfAirlines(shape)) : lowestOfAll(shape.tripType);
}

const lowestOf = (candidates: string) => `
WITH candidate AS MATERIALIZED (${candidates})
SELECT month, min(price_by_month[month])::int AS "lowestPricePence"
FROM candidate CROSS JOIN generate_series(1, 12) month
WHERE price_by_month[month] IS NOT NULL
  AND (NOT :directOnly::boolean OR stops = 0)
  AND (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[]))
GROUP BY month`;

const lowestOfAll = (tripType: TripType) => {
  const pence = tripType === TripType.oneWay ? 'one_way_pence' : 'round_trip_pence';
  return `
SELECT month, cheapest.price AS "lowestPricePence"
FROM generate_series(1, 12) month
CROSS JOIN LATERAL (
  SELECT p.${pence} AS price FROM monthly_prices p JOIN flights f ON f.id = p.flight_id
  WHERE p.month = month.month AND p.${pence} IS NOT NULL AND (NOT :directOnly::boolean OR f.stops = 0)
  ORDER BY p.${pence} LIMIT 1
) cheapest`;
};
