import { addDays, londonToday } from '@larkfare/london-dates';
import type pg from 'pg';
import { queryOnce } from '../harness/sites.ts';

/** One kind of search, with its REST and its GraphQL parameters. */
export interface Search {
  title: string;
  rest: Record<string, string>;
  graph: Record<string, unknown>;
}

interface Place {
  id: string;
  name: string;
}

interface Pair {
  from: Place;
  to: Place;
}

/** The busiest places of a catalogue. */
interface Busiest {
  flights: number;
  airports: Pair;
  cities: Pair;
  arrival: Place;
  usualArrival: Place;
  departure: Place;
  /** The airline with the most flights to the busiest arrival. */
  airline: Place;
  /** The cities of the busiest arrivals, in lower case. */
  destinations: string[];
}

/** The schema's defaults, which a compiled operation does not fill in. */
const defaults = {
  tripType: 'roundTrip',
  order: 'recommended',
  flexDepartDays: 0,
  flexReturnDays: 0,
  airlines: [],
  directOnly: false,
  departureAirports: [],
  arrivalAirports: [],
  stops: [],
  page: 1,
};

/** REST's name and value of each argument. */
const restParameters: Record<string, (value: unknown) => [string, string]> = {
  fromId: (id) => ['from_id', `${id}`],
  toId: (id) => ['to_id', `${id}`],
  airlines: (ids) => ['airlines_id', `${ids}`],
  directOnly: (isDirect) => ['direct', `${isDirect}`],
  minPricePence: (pence) => ['minPrice', `${Number(pence) / 100}`],
};

/** Searches of every kind between the catalogue's busiest places, which are the slowest. */
export async function chooseSearches(connection: pg.ClientConfig) {
  const [busiest] = await queryOnce<Busiest>(connection, busiestPlaces);
  if (!busiest) throw new Error('This catalogue has no flights.');
  const { airports, cities, arrival, usualArrival, departure, airline } = busiest;
  const departureDate = addDays(londonToday(new Date()), 60);
  const returnDate = addDays(departureDate, 7);
  const search = (title: string, input: Record<string, unknown>): Search => ({
    title,
    rest: {
      type: 'round-trip',
      depDateStr: departureDate,
      arrDateStr: returnDate,
      ...Object.fromEntries(
        Object.entries(input).map(
          ([name, value]) => restParameters[name]?.(value) ?? [name, `${value}`],
        ),
      ),
    },
    graph: { ...defaults, departureDate, returnDate, ...input },
  });
  const between = (kind: string, { from, to }: Pair) =>
    search(`${kind}: ${from.name}–${to.name}`, { fromId: from.id, toId: to.id });
  const toArrival = (title: string, more: Record<string, unknown> = {}) =>
    search(`to ${arrival.name}${title}`, { toId: arrival.id, ...more });
  const fromTo = between('from + to', airports);
  const cityToCity = between('city to city', cities);
  const neither = search('neither end', {});
  return {
    ...busiest,
    usual: [fromTo, cityToCity, toArrival(''), neither],
    all: [
      fromTo,
      cityToCity,
      search('typed: the same cities by name', { from: cities.from.name, to: cities.to.name }),
      search(`to ${usualArrival.name} (usual)`, { toId: usualArrival.id }),
      toArrival(' (busiest)'),
      search(`from ${departure.name} (busiest)`, { fromId: departure.id }),
      toArrival(', page 5', { page: 5 }),
      toArrival(`, ${airline.name}`, { airlines: [airline.id] }),
      toArrival(', direct', { directOnly: true }),
      toArrival(', from £200', { minPricePence: 200_00 }),
      neither,
      search('neither end, direct', { directOnly: true }),
    ],
  };
}

const busiestPlaces = `
WITH pairs AS MATERIALIZED (
  SELECT departure_airport_id, arrival_airport_id, count(*) AS flights
  FROM flights GROUP BY 1, 2
), arrivals AS MATERIALIZED (
  SELECT arrival_airport_id, sum(flights) AS flights FROM pairs GROUP BY 1
), departures AS (
  SELECT departure_airport_id, sum(flights) AS flights FROM pairs GROUP BY 1
), cities AS (
  SELECT d.location_id AS from_id, a.location_id AS to_id, sum(flights) AS flights
  FROM pairs JOIN airports d ON d.id = departure_airport_id JOIN airports a ON a.id = arrival_airport_id
  WHERE d.location_id <> a.location_id GROUP BY 1, 2
), arrival AS (
  SELECT arrival_airport_id FROM arrivals ORDER BY flights DESC, 1 LIMIT 1
), named AS (
  SELECT id, json_build_object('id', id, 'name', code) AS airport FROM airports
), named_city AS (
  SELECT id, json_build_object('id', id, 'name', name) AS city FROM locations
)
SELECT
  (SELECT sum(flights)::int FROM pairs) AS flights,
  (SELECT json_build_object('from', f.airport, 'to', t.airport)
   FROM pairs JOIN named f ON f.id = departure_airport_id JOIN named t ON t.id = arrival_airport_id
   ORDER BY flights DESC, departure_airport_id, arrival_airport_id LIMIT 1) AS airports,
  (SELECT json_build_object('from', f.city, 'to', t.city)
   FROM cities JOIN named_city f ON f.id = from_id JOIN named_city t ON t.id = to_id
   ORDER BY flights DESC, from_id, to_id LIMIT 1) AS cities,
  (SELECT airport FROM arrival JOIN named ON id = arrival_airport_id) AS arrival,
  (SELECT airport FROM arrivals JOIN named ON id = arrival_airport_id ORDER BY flights, id
   OFFSET (SELECT count(*) / 2 FROM arrivals) LIMIT 1) AS "usualArrival",
  (SELECT airport FROM departures JOIN named ON id = departure_airport_id ORDER BY flights DESC, id LIMIT 1) AS departure,
  (SELECT json_build_object('id', airlines.id, 'name', airlines.short_name)
   FROM flights JOIN arrival USING (arrival_airport_id) JOIN airlines ON airlines.id = airline_id
   GROUP BY airlines.id ORDER BY count(*) DESC, airlines.id LIMIT 1) AS airline,
  (SELECT json_agg(DISTINCT lower(locations.name)) FROM (
     SELECT location_id FROM arrivals JOIN airports ON id = arrival_airport_id ORDER BY flights DESC, id LIMIT 8
   ) busy JOIN locations ON locations.id = location_id) AS destinations
FROM (SELECT FROM flights LIMIT 1) AS any_flight`;
