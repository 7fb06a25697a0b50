import { TravelClass } from '../flights/monthly-price.rules.ts';
import { type RunQuery } from '../replica/query-replica.ts';
import { OfferOrder, offersPerPage, openSearchAtMost, TripType } from './search.rules.ts';
import {
  advertisedFare,
  type Fare,
  type FoundOffers,
  isLimited,
  isOpen,
  nothingFound,
  type OfferFilter,
  type OfferQuery,
  type OfferSearch,
  type PriceFrom,
} from './offer-search.ts';

/**
 * Searches in PostgreSQL, for a catalogue beyond one machine's memory and as the oracle of the search in memory.
 * @param flightColumns a flight's columns as `offeredColumns` lists them
 */
export const postgresSearch = (run: RunQuery, flightColumns: string): OfferSearch => ({
  async search(query) {
    const [month, otherMonth] = query.months;
    const [found = nothingFound] = await run<FoundOffers>(searchStatement(query, flightColumns), {
      ...query,
      month,
      otherMonth,
      totalAtMost: isLimited(query) ? openSearchAtMost : 2 ** 31 - 1,
    });
    return found;
  },

  async lowestPrices(filter) {
    const rows = await run<{ pence: number | null }>(lowestPricesStatement(filter), {
      ...filter,
    });
    return rows.map(({ pence }) => pence);
  },

  async lowestPricesTo(to, from, fare = advertisedFare) {
    const rows = await run<PriceFrom & { airportId: string }>(lowestPricesToStatement(fare), {
      ...fare,
      to,
      from,
    });
    const pricesTo = Map.groupBy(rows, ({ airportId }) => airportId);
    return new Map(
      to.map((id) => [id, (pricesTo.get(id) ?? []).map(({ airportId: _, ...price }) => price)]),
    );
  },

  async pricedFlights(from) {
    const rows = await run<{ fromId: string; toId: string; airlineId: string; flights: number }>(
      pricedFlightsStatement,
      { from },
    );
    return {
      fromAirport: sumsBy(rows, ({ fromId }) => fromId),
      toAirport: sumsBy(rows, ({ toId }) => toId),
      byAirline: sumsBy(rows, ({ airlineId }) => airlineId),
    };
  },
});

function sumsBy<Row extends { flights: number }>(rows: readonly Row[], key: (row: Row) => string) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + row.flights);
  return sums;
}

const columns = {
  [TripType.oneWay]: { price: 'one_way_pence', saving: 'one_way_saving_pence' },
  [TripType.roundTrip]: { price: 'round_trip_pence', saving: 'round_trip_saving_pence' },
};

/** Every order ends in the id, so that no two pages show the same flight. */
const orderedBy: Record<OfferOrder, string> = {
  [OfferOrder.recommended]: 'is_recommended DESC, price NULLS LAST, minutes, id',
  [OfferOrder.price]: 'price NULLS LAST, minutes, id',
  [OfferOrder.duration]: 'minutes, price NULLS LAST, id',
  [OfferOrder.stops]: 'stops, price NULLS LAST, minutes, id',
};

/**
 * The whole search in one statement: prices of the month, filters, order, page, total, the airlines to choose from,
 * the range of prices and the flights. Paste it into psql and give the names values:
 * :from :to :airlines :departureAirports :arrivalAirports uuid[], :month :otherMonth :minPricePence :maxPricePence :page :totalAtMost integer,
 * :maxMinutes integer, :stops integer[], :travelClass travel_class, :withUnpriced boolean.
 */
const searchStatement = (query: OfferQuery, flightColumns: string): string => `
WITH candidate AS (
  SELECT id, airline_id, departure_airport_id, arrival_airport_id, stops, outbound_minutes,
         ${query.tripType === TripType.roundTrip ? 'outbound_minutes + return_minutes' : 'outbound_minutes'} AS minutes,
         (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[])) AS airline_fits,
         (:departureAirports::uuid[] IS NULL OR departure_airport_id = ANY(:departureAirports::uuid[])) AS departure_fits,
         (:arrivalAirports::uuid[] IS NULL OR arrival_airport_id = ANY(:arrivalAirports::uuid[])) AS arrival_fits,
         ${longerMinutes(query)} AS longer_minutes, ${stopsFit} AS stops_fit, ${minutesFit(query)} AS minutes_fit
  FROM flights
  WHERE ${query.withUnpriced || !isOpen(query) ? narrowed(query) : cheapestOrOfAirlines(query)}
), priced AS MATERIALIZED (
  SELECT candidate.*, requested.*, coalesce(price, 0) BETWEEN coalesce(:minPricePence::int, 0) AND coalesce(:maxPricePence::int, 2147483647) AS price_fits
  FROM candidate LEFT JOIN LATERAL (${pricesIn(query, ':travelClass')}) requested ON true
), offered AS (
  SELECT * FROM priced WHERE price IS NOT NULL OR :withUnpriced::boolean
), summary AS (
  SELECT count(*) FILTER (WHERE ${fits()}) AS found, min(price) FILTER (WHERE ${fits('price_fits')}) AS lowest,
         max(price) FILTER (WHERE ${fits('price_fits')}) AS highest,
         min(longer_minutes) FILTER (WHERE ${fits('minutes_fit')}) AS shortest, max(longer_minutes) FILTER (WHERE ${fits('minutes_fit')}) AS longest
  FROM offered
), fitting AS (
  SELECT * FROM offered WHERE ${fits()}
), recommended AS (
  SELECT id, price FROM fitting WHERE price IS NOT NULL ORDER BY stops, price, minutes, id LIMIT 1
), page AS (
  SELECT *, id IS NOT DISTINCT FROM (SELECT id FROM recommended) AS is_recommended
  FROM fitting
  ORDER BY ${orderedBy[query.order]}
  LIMIT ${offersPerPage}
  OFFSET (SELECT (least(:page::bigint, greatest(ceil(least(found, :totalAtMost::int) / ${offersPerPage}.0), 1)) - 1) * ${offersPerPage} FROM summary)
)
SELECT least(found, :totalAtMost::int)::int AS "totalItems", found > :totalAtMost::int AS "isTotalCapped",
  lowest AS "lowestPricePence", highest AS "highestPricePence",
  (SELECT json_build_object('recommendedPence', price, 'cheapestPence', (SELECT min(price) FROM fitting), 'quickestMinutes', (
     SELECT outbound_minutes FROM fitting WHERE price IS NOT NULL ORDER BY minutes, price, id LIMIT 1))
   FROM recommended) AS "quickChoices",
  ${flightsWithoutPrice(query)} AS "flightsWithoutPrice",
  ${choices('airline_id', 'airline_fits')} AS airlines,
  ${(query.from?.length ?? 0) > 1 ? choices('departure_airport_id', 'departure_fits') : `'[]'::json`} AS "departureAirports",
  ${(query.to?.length ?? 0) > 1 ? choices('arrival_airport_id', 'arrival_fits') : `'[]'::json`} AS "arrivalAirports",
  ${isLimited(query) ? `'[]'::json` : choices('least(stops, 2)::text', 'stops_fit')} AS stops,
  ${isLimited(query) ? 'NULL::int' : 'shortest'} AS "shortestMinutes", ${isLimited(query) ? 'NULL::int' : 'longest'} AS "longestMinutes",
  (SELECT coalesce(json_agg(offer), '[]') FROM (
     SELECT ${flightColumns}, coalesce(month, 0) AS month, price AS "pricePence", coalesce(saving, 0) AS "savingPence",
            is_recommended AS "isRecommended"
     FROM page JOIN flights USING (id) ORDER BY ${orderedBy[query.order]}
   ) offer) AS items
FROM summary`;

const filters = [
  'price_fits',
  'airline_fits',
  'departure_fits',
  'arrival_fits',
  'stops_fit',
  'minutes_fit',
];
/** Whether a flight fits all filters, or all others. */
const fits = (except?: string) => filters.filter((each) => each !== except).join(' AND ');

const stopsFit = '(:stops::int[] IS NULL OR least(stops, 2) = ANY(:stops::int[]))';
const longerMinutes = ({ tripType }: Fare) =>
  tripType === TripType.roundTrip
    ? 'greatest(outbound_minutes, return_minutes)'
    : 'outbound_minutes';
const minutesFit = (fare: Fare) =>
  `(:maxMinutes::int IS NULL OR ${longerMinutes(fare)} <= :maxMinutes::int)`;

/** Counts of a choice that is to be listed together with the other filters. */
const choices = (id: string, fit: string) => `
  (SELECT coalesce(json_agg(json_build_object('id', id, 'offers', offers, 'lowestPricePence', lowest)), '[]')
   FROM (SELECT ${id} AS id, count(*)::int AS offers, coalesce(min(price), 0) AS lowest
         FROM offered WHERE ${fits(fit)} GROUP BY 1) choice)`;

/** The price that counts: the month's, or the other month's where that is cheaper or the only one. */
const pricesIn = ({ tripType }: OfferQuery, travelClass: string) => `
    SELECT month, ${columns[tripType].price} AS price, ${columns[tripType].saving} AS saving FROM monthly_prices
    WHERE flight_id = candidate.id AND travel_class = ${travelClass}::travel_class
      AND month IN (:month::int, :otherMonth::int) AND ${columns[tripType].price} IS NOT NULL
    ORDER BY price, month <> :month::int LIMIT 1`;

const flightsWithoutPrice = (query: OfferQuery) =>
  query.travelClass === TravelClass.economy || isOpen(query)
    ? 'NULL::int'
    : `(SELECT count(*)::int FROM priced candidate WHERE price IS NULL AND ${fits('price_fits')} AND EXISTS (${pricesIn(query, `'economy'`)}))`;

const narrowed = ({ from, to, airlines }: Pick<OfferFilter, 'from' | 'to' | 'airlines'>) =>
  [
    from && 'departure_airport_id = ANY(:from::uuid[])',
    to && 'arrival_airport_id = ANY(:to::uuid[])',
    airlines && !from && !to && 'airline_id = ANY(:airlines::uuid[])',
  ]
    .filter(Boolean)
    .join(' AND ') || 'true';

/**
 * The cheapest flights of each month; the walk along the month's prices stops after one more than is listed. All flights of
 * the airlines that are searched for, whatever they cost.
 */
function cheapestOrOfAirlines(query: OfferQuery): string {
  const { tripType, months, airlines } = query;
  const { price } = columns[tripType];
  const walks = [':month', ':otherMonth'].slice(0, months.length).map(
    (month) => `
    (SELECT flight_id FROM monthly_prices JOIN flights ON id = flight_id
     WHERE travel_class = :travelClass::travel_class AND month = ${month}::int
       AND ${price} IS NOT NULL AND ${price} >= coalesce(:minPricePence::int, 0) AND ${stopsFit} AND ${minutesFit(query)}
     ORDER BY ${price}, flight_id LIMIT ${openSearchAtMost + 1})`,
  );
  if (airlines) walks.push('(SELECT id FROM flights WHERE airline_id = ANY(:airlines::uuid[]))');
  return `id IN (${walks.join(' UNION ')})`;
}

/** Where nothing narrows it, the first of each month's prices. */
function lowestPricesStatement(filter: OfferFilter): string {
  const { price } = columns[filter.tripType];
  const priced = `FROM monthly_prices JOIN flights ON id = flight_id
    WHERE month = calendar.month AND ${ofFare(filter)}`;
  return `
SELECT (SELECT ${isOpen(filter) && !filter.airlines ? `${price} ${priced} ORDER BY ${price} LIMIT 1` : `min(${price}) ${priced} AND ${narrowed(filter)}`}) AS pence
FROM generate_series(1, 12) calendar(month) ORDER BY month`;
}

const ofFare = (fare: Fare) => `
  travel_class = :travelClass::travel_class AND ${columns[fare.tripType].price} IS NOT NULL
  AND (:airlines::uuid[] IS NULL OR airline_id = ANY(:airlines::uuid[])) AND ${stopsFit} AND ${minutesFit(fare)}`;

const lowestPricesToStatement = (fare: Fare) => `
SELECT arrival_airport_id AS "airportId", departure_airport_id AS "departureAirportId", month, min(${columns[fare.tripType].price}) AS "pricePence"
FROM flights JOIN monthly_prices ON flight_id = flights.id
WHERE arrival_airport_id = ANY(:to::uuid[]) AND departure_airport_id = ANY(:from::uuid[]) AND ${ofFare(fare)}
GROUP BY 1, 2, 3`;

const pricedFlightsStatement = `
SELECT departure_airport_id AS "fromId", arrival_airport_id AS "toId", airline_id AS "airlineId", count(*)::int AS flights
FROM flights
WHERE departure_airport_id = ANY(:from::uuid[]) AND EXISTS (
  SELECT FROM monthly_prices WHERE flight_id = flights.id AND travel_class = 'economy'
    AND coalesce(one_way_pence, round_trip_pence) IS NOT NULL)
GROUP BY 1, 2, 3`;
