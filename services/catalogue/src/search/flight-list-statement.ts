import {
  allFlights,
  type FlightSourceShape,
  flightsBetweenEnds,
  flightsOfAirlines,
} from './flight-sources.ts';
import {
  airlineJson,
  airportJoin,
  airportJson,
  isOfferedIn,
  priceColumn,
  savingColumn,
} from './offer-columns.ts';
import { orderedBy, recommendedIsFirstBy } from './offer-order.rules.ts';
import { stopsAtMost } from '../flights/flight.rules.ts';
import { minutes, pricedIn } from './search-statement.ts';
import { OfferOrder, offersPerPage, openSearchAtMost } from './search.rules.ts';

export interface ListShape extends FlightSourceShape {
  /** Flexible days reach into a second month. */
  twoMonths: boolean;
  /** Only the beginning of the list of all flights, which the month's prices lead to without reading them all. */
  isBeginning: boolean;
}

/** So many pages are the beginning of a list. */
export const beginningPages = openSearchAtMost / offersPerPage;

/**
 * A page of the back office's list in one statement: every flight that fits, those that are offered as a search orders
 * them, then the others, which only differ in having no price. Paste it into psql and give the names values:
 * :from :to :airlines uuid[], :month :otherMonth :page integer.
 */
export const flightListStatement = (shape: ListShape): string => `
WITH ${shape.isBeginning ? beginning(shape) : everything(shape)}, ranked AS (
  SELECT listed.*, id IS NOT DISTINCT FROM (SELECT id FROM recommended) AS is_recommended FROM listed
), page AS (
  SELECT * FROM ranked ORDER BY ${order}
  LIMIT ${offersPerPage}
  OFFSET (SELECT (least(:page::bigint, greatest(ceil(total_items / ${offersPerPage}.0), 1)) - 1) * ${offersPerPage} FROM summary)
), item AS (
  SELECT f.id, f.created_at AS "createdAt", f.updated_at AS "updatedAt", f.version,
    f.departure_airport_id AS "departureAirportId", f.arrival_airport_id AS "arrivalAirportId", f.airline_id AS "airlineId",
    f.outbound_minutes AS "outboundMinutes", f.return_minutes AS "returnMinutes", f.stops,
    page.is_recommended, page.price, page.minutes,
    CASE WHEN page.price IS NOT NULL THEN json_build_object(
      'flightId', f.id, 'airline', ${airlineJson},
      'departureAirport', ${airportJson('departure')}, 'arrivalAirport', ${airportJson('arrival')},
      'outboundMinutes', f.outbound_minutes, 'returnMinutes', f.return_minutes, 'stops', f.stops, 'month', page.month,
      'originalPricePence', price + saving, 'savingPence', saving, 'finalPricePence', price,
      'isRecommended', is_recommended) END AS offer
  FROM page
  JOIN flights f ON f.id = page.id
  JOIN airlines airline ON airline.id = f.airline_id
  ${airportJoin('departure', 'f')}
  ${airportJoin('arrival', 'f')}
  LEFT JOIN LATERAL (
    SELECT ${savingColumn(shape)} AS saving FROM monthly_prices p
    WHERE p.flight_id = f.id AND ${isOfferedIn('page.month', shape)}
  ) kept ON true
)
SELECT total_items AS "totalItems", (SELECT count(*) FROM listed) >= ${openSearchAtMost} AS "isFull", item.*
FROM summary LEFT JOIN item ON true ORDER BY ${order}`;

const everything = (shape: ListShape): string => `
listed AS MATERIALIZED (
  SELECT id, stops, ${minutes(shape)} AS minutes, priced.month, priced.price
  FROM (${flightSource(shape)}) candidate
  CROSS JOIN LATERAL (${pricedIn(shape)}) priced
  WHERE (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[]))
), summary AS (
  SELECT count(*)::int AS total_items FROM listed
), recommended AS (
  SELECT id FROM listed WHERE price IS NOT NULL ORDER BY ${recommendedIsFirstBy} LIMIT 1
)`;

const beginning = (shape: ListShape): string => `
listed AS MATERIALIZED (
  (${cheapest(shape, 'true')} LIMIT ${openSearchAtMost}) UNION SELECT * FROM (${recommendedOfAll(shape)}) first
), summary AS (
  SELECT count(*)::int AS total_items FROM flights
), recommended AS (
  SELECT id FROM listed ORDER BY ${recommendedIsFirstBy} LIMIT 1
)`;

const cheapest = (shape: ListShape, condition: string): string => `
  SELECT f.id, f.stops, ${minutes(shape)} AS minutes, p.month::int AS month, ${priceColumn(shape)} AS price
  FROM monthly_prices p JOIN flights f ON f.id = p.flight_id
  WHERE ${isOfferedIn(':month::int', shape)} AND ${condition}
  ORDER BY ${priceColumn(shape)}, minutes, f.id`;

/** The cheapest without a stop, else with one, and so on: the first one found ends the search. */
const recommendedOfAll = (shape: ListShape): string => {
  const withStops = Array.from(
    { length: stopsAtMost + 1 },
    (_, stops) =>
      `(SELECT id FROM (${cheapest(shape, `f.stops = ${stops}`)} LIMIT 1) cheapest_with_${stops})`,
  );
  return cheapest(shape, `f.id = coalesce(${withStops.join(', ')})`);
};

/** As a search orders its offers, and those without a price last. */
const order = orderedBy[OfferOrder.recommended].replace('price', 'price NULLS LAST');

const flightSource = (shape: ListShape): string => {
  if (shape.from || shape.to) return flightsBetweenEnds(shape);
  return shape.airlines ? flightsOfAirlines(shape) : allFlights(shape);
};
