import {
  allFlights,
  type CandidateShape,
  flightsBetweenEnds,
  flightsOfAirlines,
} from './candidates.ts';
import { airlineJson, airportJoin, airportJson, savingColumn } from './offer-columns.ts';
import { orderedBy, recommendedIsFirstBy } from './offer-order.rules.ts';
import { minutes, pricedIn } from './search-statement.ts';
import { OfferOrder, offersPerPage } from './search.rules.ts';

export interface ListShape extends CandidateShape {
  /** Flexible days reach into a second month. */
  twoMonths: boolean;
}

/**
 * A page of the back office's list in one statement: every flight that fits, those that are offered as a search orders
 * them, then the others, which only differ in having no price. Paste it into psql and give the names values:
 * :from :to :airlines uuid[], :month :otherMonth :page integer.
 */
export const flightListStatement = (shape: ListShape): string => `
WITH listed AS MATERIALIZED (
  SELECT id, airline_id, departure_airport_id, arrival_airport_id, stops, ${minutes(shape)} AS minutes, priced.month, priced.price
  FROM (${candidates(shape)}) candidate
  CROSS JOIN LATERAL (${pricedIn(shape)}) priced
  WHERE (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[]))
), summary AS (
  SELECT count(*)::int AS total_items FROM listed
), recommended AS (
  SELECT id FROM listed WHERE price IS NOT NULL ORDER BY ${recommendedIsFirstBy} LIMIT 1
), ranked AS (
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
    SELECT ${savingColumn[shape.tripType]} AS saving FROM monthly_prices p WHERE p.flight_id = f.id AND p.month = page.month
  ) kept ON true
)
SELECT total_items AS "totalItems", item.* FROM summary LEFT JOIN item ON true ORDER BY ${order}`;

/** As a search orders its offers, and those without a price last. */
const order = orderedBy[OfferOrder.recommended].replace('price', 'price NULLS LAST');

const candidates = (shape: ListShape): string => {
  if (shape.from || shape.to) return flightsBetweenEnds(shape);
  return shape.airlines ? flightsOfAirlines(shape) : allFlights(shape);
};
