import { isEconomy, TravelClass } from '../flights/monthly-price.rules.ts';
import {
  type FlightSourceShape,
  cheapestFlights,
  flightsBetweenEnds,
  flightsOfAirlines,
} from './flight-sources.ts';
import {
  airlineJson,
  airportJoin,
  airportJson,
  isOfferedIn,
  savingColumn,
} from './offer-columns.ts';
import { orderedBy, recommendedIsFirstBy } from './offer-order.rules.ts';
import { type OfferOrder, offersPerPage, openSearchAtMost, TripType } from './search.rules.ts';

/** What decides the statement's text; everything else is a parameter, so that few texts have to be prepared. */
export interface SearchShape extends FlightSourceShape {
  order: OfferOrder;
  /** Flexible days reach into a second month. */
  twoMonths: boolean;
}

/**
 * The whole search in one statement: prices of the month, filters, order, page, total, the airlines to choose from
 * and the range of prices. Paste it into psql and give the names values:
 * :from :to :airlines uuid[], :month :otherMonth :minPricePence :maxPricePence :page integer, :directOnly boolean.
 */
export const searchStatement = (shape: SearchShape): string => `
WITH offered AS MATERIALIZED (
  SELECT id, departure_airport_id, arrival_airport_id, airline_id, stops, outbound_minutes, return_minutes,
         ${minutes(shape)} AS minutes, priced.month, priced.price,
         (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[])) AS airline_fits,
         priced.price BETWEEN coalesce(:minPricePence::int, 0) AND coalesce(:maxPricePence::int, 2147483647) AS price_fits
  FROM (${flightSource(shape)}) candidate
  CROSS JOIN LATERAL (${pricedIn(shape)}) priced
  WHERE priced.price IS NOT NULL AND (NOT :directOnly::boolean OR stops = 0)
), summary AS (
  SELECT least(count(*) FILTER (WHERE airline_fits AND price_fits), ${totalAtMost(shape)})::int AS total_items,
         count(*) FILTER (WHERE airline_fits AND price_fits) > ${totalAtMost(shape)} AS is_total_capped,
         min(price) FILTER (WHERE airline_fits) AS lowest,
         max(price) FILTER (WHERE airline_fits) AS highest
  FROM offered
), choice AS (
  SELECT airline_id, count(*)::int AS offers, min(price) AS lowest FROM offered WHERE price_fits GROUP BY airline_id
), recommended AS (
  SELECT id FROM offered WHERE airline_fits AND price_fits ORDER BY ${recommendedIsFirstBy} LIMIT 1
), ranked AS (
  SELECT offered.*, id = (SELECT id FROM recommended) AS is_recommended FROM offered WHERE airline_fits AND price_fits
), page AS (
  SELECT * FROM ranked ORDER BY ${orderedBy[shape.order]}
  LIMIT ${offersPerPage}
  OFFSET (SELECT (least(:page::bigint, greatest(ceil(total_items / ${offersPerPage}.0), 1)) - 1) * ${offersPerPage} FROM summary)
)
SELECT total_items AS "totalItems", is_total_capped AS "isTotalCapped", lowest AS "lowestPricePence", highest AS "highestPricePence",
  ${flightsWithoutPrice(shape)} AS "flightsWithoutPrice",
  (SELECT coalesce(json_agg(json_build_object('airline', ${airlineJson}, 'offers', offers, 'lowestPricePence', lowest)
                            ORDER BY airline.name, airline.id), '[]')
   FROM choice JOIN airlines airline ON airline.id = choice.airline_id) AS airlines,
  (SELECT coalesce(json_agg(json_build_object(
            'flightId', page.id, 'airline', ${airlineJson},
            'departureAirport', ${airportJson('departure')}, 'arrivalAirport', ${airportJson('arrival')},
            'outboundMinutes', outbound_minutes, 'returnMinutes', return_minutes, 'stops', stops, 'month', page.month,
            'originalPricePence', price + saving, 'savingPence', saving, 'finalPricePence', price,
            'isRecommended', is_recommended) ORDER BY ${ofPage(orderedBy[shape.order])}), '[]')
   FROM page
   JOIN airlines airline ON airline.id = page.airline_id
   ${airportJoin('departure', 'page')}
   ${airportJoin('arrival', 'page')}
   CROSS JOIN LATERAL (
     SELECT ${savingColumn(shape)} AS saving FROM monthly_prices p
     WHERE p.flight_id = page.id AND ${isOfferedIn('page.month', shape)}
   ) kept) AS items
FROM summary`;

/** How many more flights of a route economy has; what a price filter would leave out is not known of them. */
function flightsWithoutPrice(shape: SearchShape): string {
  if (isEconomy(shape) || !(shape.from || shape.to)) return 'NULL';
  return `(SELECT count(*)::int
   FROM (${flightsBetweenEnds({ ...shape, travelClass: TravelClass.economy })}) candidate
   CROSS JOIN LATERAL (${pricedIn(shape)}) priced
   WHERE priced.price IS NOT NULL AND (NOT :directOnly::boolean OR stops = 0)
     AND (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[])) AND id NOT IN (SELECT id FROM offered))`;
}

/** What narrows a search is counted whole. */
const totalAtMost = ({ from, to, airlines }: SearchShape): number =>
  from || to || airlines ? 2_147_483_647 : openSearchAtMost;

const flightSource = (shape: SearchShape): string => {
  if (shape.from || shape.to) return flightsBetweenEnds(shape);
  const cheapest = cheapestFlights(shape, shape.twoMonths ? [':month', ':otherMonth'] : [':month']);
  return shape.airlines ? `${flightsOfAirlines(shape)} UNION ALL (${cheapest})` : cheapest;
};

/** The price that counts: the month's, or the other month's where that is cheaper or the only one. */
export const pricedIn = ({ twoMonths }: Pick<SearchShape, 'twoMonths'>): string =>
  twoMonths
    ? `SELECT month, price_by_month[month] AS price FROM unnest(ARRAY[:month::int, :otherMonth::int]) WITH ORDINALITY asked(month, nth)
       ORDER BY price_by_month[month] NULLS LAST, nth LIMIT 1`
    : 'SELECT :month::int AS month, price_by_month[:month::int] AS price';

/** A round trip is as long as both its flights. */
export const minutes = ({ tripType }: Pick<SearchShape, 'tripType'>): string =>
  tripType === TripType.roundTrip ? 'outbound_minutes + return_minutes' : 'outbound_minutes';

/** The same order where other tables have columns of these names too. */
const ofPage = (order: string) =>
  order.replace(/\b(is_recommended|stops|price|minutes|id)\b/g, 'page.$1');
