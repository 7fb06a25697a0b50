import { addDays, londonToday } from '@larkfare/london-dates';
import pg from 'pg';

/** One kind of search, with its REST and its GraphQL parameters. */
export interface Search {
  title: string;
  rest: Record<string, string>;
  graph: Record<string, unknown>;
}

/** The busiest airports and cities of a catalogue. */
interface Ends {
  pair: { from: Place; to: Place };
  cities: { from: Place; to: Place };
  arrival: Place;
  usualArrival: Place;
  departure: Place;
  /** The airline with the most flights to the busiest arrival. */
  airline: Place;
}

interface Place {
  id: string;
  name: string;
}

/** The schema's defaults, which a compiled operation does not fill in. */
const defaults = {
  tripType: 'roundTrip',
  order: 'recommended',
  flexDepartDays: 0,
  flexReturnDays: 0,
  airlines: [],
  directOnly: false,
  page: 1,
};

/** Searches of every kind between the catalogue's busiest places, which are the slowest. */
export async function chooseSearches(
  connection: pg.ClientConfig,
): Promise<{ usual: Search[]; all: Search[] }> {
  const ends = await readEnds(connection);
  const departureDate = addDays(londonToday(new Date()), 60);
  const returnDate = addDays(departureDate, 7);
  const search = (title: string, rest: Record<string, string>, graph: Record<string, unknown>) => ({
    title,
    rest: { type: 'round-trip', depDateStr: departureDate, arrDateStr: returnDate, ...rest },
    graph: { ...defaults, departureDate, returnDate, ...graph },
  });

  const { pair, cities, arrival, usualArrival, departure, airline } = ends;
  const fromTo = search(
    `from + to: ${pair.from.name}–${pair.to.name}`,
    { from_id: pair.from.id, to_id: pair.to.id },
    { fromId: pair.from.id, toId: pair.to.id },
  );
  const cityToCity = search(
    `city to city: ${cities.from.name}–${cities.to.name}`,
    { from_id: cities.from.id, to_id: cities.to.id },
    { fromId: cities.from.id, toId: cities.to.id },
  );
  const to = search(`to ${arrival.name}`, { to_id: arrival.id }, { toId: arrival.id });
  const neither = search('neither end', {}, {});
  const narrowed = (title: string, rest: Record<string, string>, graph: Record<string, unknown>) =>
    search(`${to.title}, ${title}`, { ...to.rest, ...rest }, { ...to.graph, ...graph });

  return {
    usual: [fromTo, cityToCity, to, neither],
    all: [
      fromTo,
      cityToCity,
      search(
        'typed: the same cities by name',
        { from: cities.from.name, to: cities.to.name },
        { from: cities.from.name, to: cities.to.name },
      ),
      search(
        `to ${usualArrival.name} (usual)`,
        { to_id: usualArrival.id },
        { toId: usualArrival.id },
      ),
      search(`${to.title} (busiest)`, to.rest, to.graph),
      search(
        `from ${departure.name} (busiest)`,
        { from_id: departure.id },
        { fromId: departure.id },
      ),
      narrowed('page 5', { page: '5' }, { page: 5 }),
      narrowed(airline.name, { airlines_id: airline.id }, { airlines: [airline.id] }),
      narrowed('direct', { direct: 'true' }, { directOnly: true }),
      narrowed(
        '£200 to £500',
        { minPrice: '200', maxPrice: '500' },
        { minPricePence: 200_00, maxPricePence: 500_00 },
      ),
      neither,
      search('neither end, direct', { direct: 'true' }, { directOnly: true }),
    ],
  };
}

async function readEnds(connection: pg.ClientConfig): Promise<Ends> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Ends>(busiest);
    const [ends] = rows;
    if (!ends) throw new Error('This catalogue has no flights.');
    return ends;
  } finally {
    await client.end();
  }
}

const busiest = `
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
  (SELECT json_build_object('from', f.airport, 'to', t.airport)
   FROM pairs JOIN named f ON f.id = departure_airport_id JOIN named t ON t.id = arrival_airport_id
   ORDER BY flights DESC, departure_airport_id, arrival_airport_id LIMIT 1) AS pair,
  (SELECT json_build_object('from', f.city, 'to', t.city)
   FROM cities JOIN named_city f ON f.id = from_id JOIN named_city t ON t.id = to_id
   ORDER BY flights DESC, from_id, to_id LIMIT 1) AS cities,
  (SELECT airport FROM arrival JOIN named ON id = arrival_airport_id) AS arrival,
  (SELECT airport FROM arrivals JOIN named ON id = arrival_airport_id ORDER BY flights, id
   OFFSET (SELECT count(*) / 2 FROM arrivals) LIMIT 1) AS "usualArrival",
  (SELECT airport FROM departures JOIN named ON id = departure_airport_id ORDER BY flights DESC, id LIMIT 1) AS departure,
  (SELECT json_build_object('id', airlines.id, 'name', airlines.short_name)
   FROM flights JOIN arrival USING (arrival_airport_id) JOIN airlines ON airlines.id = airline_id
   GROUP BY airlines.id ORDER BY count(*) DESC, airlines.id LIMIT 1) AS airline
FROM (SELECT FROM flights LIMIT 1) AS any_flight`;
