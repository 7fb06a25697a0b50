import { bulkWork, openDatabase } from '@larkfare/data-kit/database';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import { type DataSource } from 'typeorm';
import { isDemonstration, loadDemonstration } from './load-demonstration.ts';

const migrations = { schema: 'catalogue', folder: new URL('../../migrations', import.meta.url) };
const today = '2026-11-21';

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'catalogue', ...bulkWork });
  await loadDemonstration(db, { today });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const rows = <Row>(sql: string) => db.query(sql) as Promise<Row[]>;

test('an empty catalogue is filled once and marked as demonstration data', async () => {
  expect(await isDemonstration(db)).toBe(true);
  expect(await loadDemonstration(db, { today })).toBe(false);
  const [counts] = await rows<Record<string, number>>(
    `SELECT (SELECT count(*)::integer FROM regions) AS regions, (SELECT count(*)::integer FROM countries) AS countries,
            (SELECT count(*)::integer FROM locations) AS locations, (SELECT count(*)::integer FROM flights) AS flights`,
  );
  expect(counts).toMatchObject({ regions: 6 });
  expect(counts?.countries).toBeGreaterThan(100);
  expect(counts?.locations).toBeGreaterThan(200);
  expect(counts?.flights).toBeGreaterThan(10_000);
});

test('no region, country, location, airport or airline is left without a flight', async () => {
  expect(
    await rows(
      `SELECT airports.code FROM airports
        WHERE NOT EXISTS (SELECT FROM flights WHERE departure_airport_id = airports.id)
           OR NOT EXISTS (SELECT FROM flights WHERE arrival_airport_id = airports.id)`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      'SELECT code FROM airlines WHERE NOT EXISTS (SELECT FROM flights WHERE airline_id = airlines.id)',
    ),
  ).toEqual([]);
  expect(
    await rows(
      'SELECT name FROM locations WHERE NOT EXISTS (SELECT FROM airports WHERE location_id = locations.id)',
    ),
  ).toEqual([]);
});

test('every flight starts or ends in the UK, can be searched both ways, and has a price in every month', async () => {
  expect(
    await rows(
      `SELECT flights.id FROM flights
         JOIN airports departure ON departure.id = departure_airport_id JOIN locations AS leaves ON leaves.id = departure.location_id
         JOIN airports arrival ON arrival.id = arrival_airport_id JOIN locations AS arrives ON arrives.id = arrival.location_id
        WHERE NOT EXISTS (SELECT FROM countries WHERE id IN (leaves.country_id, arrives.country_id) AND code IN ('GB', 'IM', 'JE', 'GG'))`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `SELECT id FROM flights WHERE NOT EXISTS (
         SELECT FROM flights back WHERE back.airline_id = flights.airline_id
            AND back.departure_airport_id = flights.arrival_airport_id AND back.arrival_airport_id = flights.departure_airport_id)`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      'SELECT flight_id FROM monthly_prices GROUP BY flight_id, travel_class HAVING count(*) <> 12',
    ),
  ).toEqual([]);
});

test('durations are those of real timetables', async () => {
  const [dubai] = await rows<{ outbound_minutes: number; stops: number }>(
    `SELECT outbound_minutes, stops FROM flights
       JOIN airports departure ON departure.id = departure_airport_id AND departure.code = 'LHR'
       JOIN airports arrival ON arrival.id = arrival_airport_id AND arrival.code = 'DXB'
       JOIN airlines ON airlines.id = airline_id AND airlines.code = 'EK'`,
  );
  expect(dubai?.stops).toBe(0);
  expect(dubai?.outbound_minutes).toBeGreaterThan(380);
  expect(dubai?.outbound_minutes).toBeLessThan(440);
});

test('flights to and from London City name the carrier that flies for the airline', async () => {
  expect(
    await rows(
      `SELECT DISTINCT operated_by AS operator FROM flights
         JOIN airports ON airports.id IN (departure_airport_id, arrival_airport_id) AND airports.code = 'LCY'
         JOIN airlines ON airlines.id = airline_id AND airlines.code = 'BA'`,
    ),
  ).toEqual([{ operator: 'BA CityFlyer' }]);
});

test('popular places and deals have what their screens show', async () => {
  expect(
    await rows(`SELECT name FROM locations WHERE image IS NULL OR btrim(description) = ''`),
  ).toEqual([]);
  expect(
    await rows(
      `SELECT dealings, count(*)::integer AS places FROM locations WHERE dealings <> 'none' GROUP BY dealings ORDER BY dealings`,
    ),
  ).toEqual([
    { dealings: 'hot-deals', places: 8 },
    { dealings: 'last-minutes', places: 8 },
    { dealings: 'top-destinations', places: 8 },
  ]);
  expect(
    await rows(
      `SELECT name FROM locations WHERE dealings <> 'none' AND coalesce(dealings_description, '') = ''`,
    ),
  ).toEqual([]);
  const [{ popular } = { popular: 0 }] = await rows<{ popular: number }>(
    'SELECT count(*)::integer AS popular FROM locations WHERE is_popular',
  );
  expect(popular).toBeGreaterThanOrEqual(16);
});

test('a deal is worth the name: most flights to it save something next month', async () => {
  const [share] = await rows<{ saved: number }>(
    `SELECT avg((one_way_saving_pence > 0)::integer)::float8 AS saved
       FROM monthly_prices JOIN flights ON flights.id = flight_id
       JOIN airports ON airports.id = arrival_airport_id JOIN locations ON locations.id = location_id
      WHERE dealings <> 'none' AND month = 12`,
  );
  expect(share?.saved).toBeGreaterThan(0.5);
});

test('long flights are sold in other classes too, which cost more', async () => {
  const [business] = await rows<{ flights: number; isDearer: boolean }>(
    `SELECT count(DISTINCT other.flight_id)::integer AS flights,
            bool_and(other.one_way_pence > economy.one_way_pence) AS "isDearer"
       FROM monthly_prices other JOIN monthly_prices economy USING (flight_id, month)
      WHERE other.travel_class = 'business' AND economy.travel_class = 'economy'`,
  );
  expect(business?.flights).toBeGreaterThan(1000);
  expect(business?.isDearer).toBe(true);
});
