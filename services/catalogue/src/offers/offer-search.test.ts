import { query as run } from '@larkfare/data-kit/database';
import fc from 'fast-check';
import { type CatalogueContext } from '../catalogue-context.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { OfferOrder, TripType } from './search.rules.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { type Choice, type OfferQuery, type OfferSearch, type PriceFrom } from './offer-search.ts';
import { offeredColumns } from './offered-flight.ts';
import { postgresSearch } from './postgres-search.ts';

// OFFER_SEARCHES=10000 and OFFER_SEED=2 compare more searches, and others.
const searches = Number(process.env.OFFER_SEARCHES ?? 200);
const seed = Number(process.env.OFFER_SEED ?? 1);

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

afterAll(() => catalogue.close());

/** Twelve airports and six airlines, all with the same last digit as their number. */
const idOf = (kind: string, nth: number) =>
  `${kind}0000000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const airportIds = Array.from({ length: 12 }, (_, nth) => idOf('a', nth + 1));
const airlineIds = Array.from({ length: 14 }, (_, nth) => idOf('b', nth + 1));

/** 1,848 flights, half of them with prices that many others have, too. */
const fixture = `
  INSERT INTO regions (id, name) VALUES ('${idOf('c', 1)}', 'Europe');
  INSERT INTO countries (id, name, region_id) VALUES ('${idOf('c', 1)}', 'France', '${idOf('c', 1)}');
  INSERT INTO locations (id, name, country_id) VALUES ('${idOf('c', 1)}', 'Paris', '${idOf('c', 1)}');
  INSERT INTO airports (id, name, code, location_id)
  SELECT id::uuid, 'Field', lpad(nth::text, 3, '0'), '${idOf('c', 1)}'
  FROM unnest('{${airportIds.join()}}'::text[]) WITH ORDINALITY a(id, nth);
  INSERT INTO airlines (id, name, short_name) SELECT id::uuid, 'Airline ' || nth, nth::text
  FROM unnest('{${airlineIds.join()}}'::text[]) WITH ORDINALITY a(id, nth);
  INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops)
  SELECT gen_random_uuid(), d.id, a.id, l.id, 60 + nth % 7, 60 + nth % 5, nth % 3
  FROM airports d JOIN airports a ON a.id <> d.id CROSS JOIN airlines l
  CROSS JOIN LATERAL (SELECT abs(hashtext(d.id::text || a.id || l.id)) AS nth) drawn;
  INSERT INTO monthly_prices (flight_id, travel_class, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)
  SELECT id, class, month, CASE WHEN nth % 6 > 0 THEN 10000 + nth % 20 * 500 END, nth % 9,
         CASE WHEN nth % 7 > 0 THEN 20000 + nth % 30 * 500 END, nth % 8
  FROM flights CROSS JOIN unnest('{economy,business}'::travel_class[]) class CROSS JOIN generate_series(1, 12) month
  CROSS JOIN LATERAL (SELECT abs(hashtext(id::text || month || class)) AS nth) drawn
  WHERE class = 'economy' AND nth % 8 > 0 OR class = 'business' AND nth % 3 = 0;
  -- Without statistics the oracle's lowest prices take a second or two.
  ANALYZE flights, monthly_prices`;

const some = (ids: string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }));
const pence = fc.option(fc.integer({ min: 90_00, max: 400_00 }));
const month = fc.integer({ min: 1, max: 12 });

const queries: fc.Arbitrary<OfferQuery> = fc.record({
  from: some(airportIds),
  to: some(airportIds),
  airlines: some(airlineIds),
  departureAirports: some(airportIds),
  arrivalAirports: some(airportIds),
  tripType: fc.constantFrom(...Object.values(TripType)),
  travelClass: fc.constantFrom(...Object.values(TravelClass)),
  months: month.chain((first) =>
    fc.constantFrom([first], [first, (first % 12) + 1], [first, ((first + 10) % 12) + 1]),
  ),
  stops: fc.option(fc.subarray([0, 1, 2], { minLength: 1, maxLength: 2 })),
  maxMinutes: fc.option(fc.integer({ min: 59, max: 67 })),
  minPricePence: pence,
  maxPricePence: pence,
  order: fc.constantFrom(...Object.values(OfferOrder)),
  page: fc.constantFrom(1, 1, 2, 5, 1000),
  withUnpriced: fc.boolean(),
});

/** SQL of an edit of the nth flight, or of a new one in its place. */
const edits: fc.Arbitrary<string> = fc
  .record({
    nth: fc.nat(1_000),
    month,
    price: fc.integer({ min: 50_00, max: 400_00 }),
    number: fc.nat(9),
    travelClass: fc.constantFrom('economy', 'business', 'first'),
    kind: fc.constantFrom('price', 'price', 'price', 'unprice', 'flight', 'move', 'replace', 'all'),
  })
  .map(({ kind, nth, month: inMonth, price, number, travelClass }) => {
    const flight = `(SELECT id FROM flights ORDER BY id OFFSET ${nth} LIMIT 1)`;
    const statements: Record<string, string> = {
      price: `INSERT INTO monthly_prices (flight_id, travel_class, month, one_way_pence, round_trip_pence, one_way_saving_pence)
        VALUES (${flight}, '${travelClass}', ${inMonth}, ${price}, ${price * 2}, ${number})
        ON CONFLICT ON CONSTRAINT monthly_prices_pkey DO UPDATE
        SET one_way_pence = excluded.one_way_pence, round_trip_pence = excluded.round_trip_pence, one_way_saving_pence = ${number}`,
      unprice: `DELETE FROM monthly_prices WHERE flight_id = ${flight} AND month <= ${inMonth}`,
      flight: `UPDATE flights SET stops = ${number}, outbound_minutes = ${60 + number}, operated_by = 'Carrier ${number}' WHERE id = ${flight}`,
      move: `UPDATE flights f SET departure_airport_id = f.arrival_airport_id, arrival_airport_id = f.departure_airport_id
        WHERE id = ${flight} AND NOT EXISTS (SELECT FROM flights g WHERE (g.departure_airport_id, g.arrival_airport_id, g.airline_id)
          = (f.arrival_airport_id, f.departure_airport_id, f.airline_id))`,
      replace: `WITH gone AS (DELETE FROM monthly_prices WHERE flight_id = ${flight} RETURNING flight_id) SELECT FROM gone;
        WITH gone AS (DELETE FROM flights WHERE id = (SELECT id FROM flights WHERE NOT EXISTS (
          SELECT FROM monthly_prices WHERE flight_id = flights.id) LIMIT 1) RETURNING *)
        INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, stops)
        SELECT gen_random_uuid(), departure_airport_id, arrival_airport_id, airline_id, ${number}, 0 FROM gone`,
      all: `UPDATE monthly_prices SET one_way_saving_pence = ${number} WHERE month = ${inMonth}`,
    };
    return statements[kind] ?? '';
  });

test(`memory and PostgreSQL return the same for ${searches} random searches while flights and prices change`, async () => {
  await catalogue.db.query(fixture);
  const { service, db } = catalogue;
  const { offers } = (await service.subgraph.createContext({})) as CatalogueContext;
  const oracle = postgresSearch((sql, parameters) => run(db, sql, parameters), offeredColumns(db));
  const [samples, changes] = [
    fc.sample(queries, { numRuns: searches, seed }),
    fc.sample(edits, { numRuns: searches / 10, seed }),
  ];

  let editing: Promise<unknown> = Promise.resolve();
  for (const [nth, query] of samples.entries()) {
    if (nth % 10 === 0) {
      await editing;
      editing = db.query(changes[nth / 10] ?? '');
    }
    const expected = await resultsOf(oracle, query, service);
    expect({ query, ...(await resultsOf(offers, query)) }).toEqual({ query, ...expected });
  }
  await editing;
});

const sorted = (choices: Choice[]) => choices.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const sortedPrices = (prices: PriceFrom[]) => prices.map((each) => JSON.stringify(each)).sort();

/** Results of a moment at which memory is neither behind nor ahead. */
async function resultsOf(
  search: OfferSearch,
  query: OfferQuery,
  service?: TestCatalogue['service'],
): Promise<object> {
  for (;;) {
    await service?.refresh();
    const revision = service?.revision();
    const { airlines, departureAirports, arrivalAirports, stops, ...found } =
      await search.search(query);
    const lowest = await search.lowestPrices(query);
    const from = query.from ?? airportIds;
    const lowestTo = await search.lowestPricesTo(query.to ?? [], from, query);
    const priced = await search.pricedFlights(from);
    await service?.refresh();
    if (service?.revision() === revision)
      return {
        ...found,
        lowest,
        lowestTo: new Map([...lowestTo].map(([id, prices]) => [id, sortedPrices(prices)])),
        priced,
        airlines: sorted(airlines),
        departureAirports: sorted(departureAirports),
        arrivalAirports: sorted(arrivalAirports),
        stops: sorted(stops),
      };
  }
}
