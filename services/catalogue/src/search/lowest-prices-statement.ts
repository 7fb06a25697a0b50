import { type FlightSourceShape, flightsBetweenEnds, flightsOfAirlines } from './flight-sources.ts';
import { isOfferedIn, priceColumn, type PriceShape } from './offer-columns.ts';

/**
 * The lowest price of every month in one row, as an array from January on. Where nothing narrows the search,
 * each month's cheapest offer that fits is found by walking the month's prices from the lowest on.
 */
export function lowestPricesStatement(shape: FlightSourceShape): string {
  if (shape.from || shape.to) return lowestOf(flightsBetweenEnds(shape));
  return shape.airlines ? lowestOf(flightsOfAirlines(shape)) : lowestOfAll(shape);
}

const calendar = Array.from({ length: 12 }, (_, index) => index + 1);

const lowestOf = (candidates: string) => `
SELECT ARRAY[${calendar.map((month) => `min(price_by_month[${month}])`).join(', ')}] AS "lowestFromJanuary"
FROM (${candidates}) candidate
WHERE (NOT :directOnly::boolean OR stops = 0)
  AND (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[]))`;

const lowestOfAll = (shape: PriceShape) => `
SELECT ARRAY(
  SELECT (SELECT ${priceColumn(shape)} FROM monthly_prices p JOIN flights f ON f.id = p.flight_id
          WHERE ${isOfferedIn('calendar.month', shape)} AND (NOT :directOnly::boolean OR f.stops = 0)
          ORDER BY ${priceColumn(shape)} LIMIT 1)
  FROM generate_series(1, 12) calendar(month)
  ORDER BY calendar.month
) AS "lowestFromJanuary"`;
