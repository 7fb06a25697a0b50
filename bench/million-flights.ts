// DATABASE_URL=… node scripts/run.mjs bench/million-flights.ts [flights]
// Fills a catalogue with a million flights and their twelve monthly prices, skewed as the real market is:
// the largest hub has some 14,000 departures, busy routes have up to 60 airlines, most routes one or two.
import { fileURLToPath } from 'node:url';
import { migrate } from '@larkfare/service-kit';
import pg from 'pg';
import { marketWith, type Market } from './market.rules.ts';

const airports = 7000;
const airlines = 400;

/** Ids in the order of making, as UUIDv7 are; a letter tells the kinds apart. */
const id = (kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', number: string) =>
  `('01980000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const places = `
  INSERT INTO regions (id, name)
  SELECT ${id('a', 'number')}, 'Region ' || number FROM generate_series(1, 6) AS number;
  INSERT INTO countries (id, name, region_id)
  SELECT ${id('b', 'number')}, 'Country ' || number, ${id('a', '1 + number % 6')} FROM generate_series(1, 200) AS number;
  INSERT INTO locations (id, name, country_id)
  SELECT ${id('c', 'number')}, 'City ' || number, ${id('b', '1 + number % 200')} FROM generate_series(1, ${airports}) AS number;
  -- Every hundredth city has two airports, the second one further down the list.
  WITH free AS (
    SELECT code, row_number() OVER (ORDER BY code)::integer AS number FROM (
      SELECT chr(65 + number / 676) || chr(65 + number / 26 % 26) || chr(65 + number % 26) AS code
        FROM generate_series(0, 17575) AS number
      EXCEPT SELECT code FROM airports
    ) AS codes
  )
  INSERT INTO airports (id, name, code, location_id, latitude, longitude)
  SELECT ${id('d', 'number')}, 'City ' || number || ' Airport', code,
         ${id('c', `CASE WHEN number % 100 = 0 THEN number / 100 ELSE number END`)},
         degrees(asin(2 * ((number * 7919) % 10007) / 10007.0 - 1)), ((number * 104729) % 360007) / 1000.0 - 180
    FROM free WHERE number <= ${airports};
  INSERT INTO airlines (id, name, short_name)
  SELECT ${id('e', 'number')}, 'Airline ' || number, 'Airline ' || number FROM generate_series(1, ${airlines}) AS number;`;

/** Rank 1 is the largest airport. An airline's number leans to the low ones, so that some airlines are large. */
const flightsOf = (
  { offset, exponent, size, mostAirlines, everywhere }: Market,
  flights: number,
) => `
  INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops, one_way_by_month, round_trip_by_month)
  SELECT ${id('f', 'number')}, ${id('d', 'one')}, ${id('d', 'other')}, ${id('e', 'airline')}, minutes, minutes + 10, stops,
         ARRAY[${months((factor) => `pence * ${factor} / 100`)}],
         ARRAY[${months((factor) => `pence * ${factor} * 17 / 1000`)}]
    FROM (
      SELECT row_number() OVER (ORDER BY one, other, nth)::integer AS number, one, other,
             1 + ((${airlines} * power(chance, 2))::integer + nth) % ${airlines} AS airline,
             60 + (chance * 800)::integer + nth * 3 AS minutes,
             CASE WHEN nth % 3 = 0 THEN 0 WHEN nth % 7 = 6 THEN 2 ELSE 1 END AS stops,
             3000 + (chance * 60000)::integer + nth * 250 AS pence
        FROM generate_series(1, ${airports}) AS one
       -- Nobody flies to an airport further down the list; without this, 49 million pairs would be tried.
       CROSS JOIN LATERAL (
         SELECT CASE WHEN one <= ${everywhere} THEN ${airports}
                     ELSE least(${airports}, greatest(${everywhere}, ceil(power(${size}, 1.0 / ${exponent}) / (one + ${offset}) - ${offset}))) END::integer AS furthest
       ) AS reach
       CROSS JOIN LATERAL (
         SELECT other, ((one * 7919 + other * 104729) % 10007) / 10007.0 AS chance,
                greatest(
                  least(${mostAirlines}, floor(${size} / power((one + ${offset})::float8 * (other + ${offset}), ${exponent}))),
                  CASE WHEN one <= ${everywhere} OR other <= ${everywhere} THEN 1 ELSE 0 END
                )::integer AS competitors
           FROM generate_series(1, furthest) AS other WHERE other <> one
       ) AS route
       CROSS JOIN LATERAL generate_series(1, competitors) AS nth
    ) AS flight
   WHERE number <= ${flights}`;

/** January to December in per cent of the year's average. */
const seasons = [80, 82, 92, 100, 104, 112, 128, 132, 106, 98, 84, 110];
const months = (price: (factor: number) => string) => seasons.map(price).join(', ');

const prices = `
  INSERT INTO monthly_prices (flight_id, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)
  SELECT id, month, one_way_by_month[month], saving, round_trip_by_month[month], saving
    FROM flights
   CROSS JOIN generate_series(1, 12) AS month
   CROSS JOIN LATERAL (SELECT CASE WHEN (outbound_minutes + month) % 6 = 0 THEN 1500 ELSE 0 END AS saving) AS deal
   WHERE id >= ${id('f', '0')}
   ORDER BY id, month`;

interface Index {
  name: string;
  definition: string;
}

const url = process.env.DATABASE_URL;
const flights = Number(process.argv[2] ?? 1_000_000);
if (!url || !Number.isInteger(flights) || flights < 1000) {
  console.error(
    'DATABASE_URL=postgresql://… node scripts/run.mjs bench/million-flights.ts [flights, at least 1000]',
  );
  process.exit(1);
}

await migrate(url, {
  schema: 'catalogue',
  folder: fileURLToPath(new URL('../services/catalogue/migrations', import.meta.url)),
});
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('SET ROLE larkfare_catalogue; SET search_path = catalogue');
try {
  await fill();
} finally {
  await client.end();
}

async function fill(): Promise<void> {
  const { rowCount: before } = await client.query(
    `SELECT FROM airlines WHERE short_name = 'Airline 1'`,
  );
  if (before) throw new Error('This database holds generated flights already; give an empty one.');

  const started = performance.now();
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await client.query('BEGIN');
  await step('places and airlines', places);
  await client.query('ALTER TABLE monthly_prices DISABLE TRIGGER USER');
  await client.query('ALTER TABLE flights DISABLE TRIGGER USER');
  const constraints = await takeForeignKeys();
  const indexes = await takeIndexes();
  await step(
    `${flights.toLocaleString('en-GB')} flights`,
    flightsOf(marketWith(flights, airports), flights),
  );
  await step(`${(flights * 12).toLocaleString('en-GB')} monthly prices`, prices);
  for (const { name, definition } of indexes) await step(`index ${name}`, definition);
  for (const { name, definition } of constraints) await step(`foreign key ${name}`, definition);
  await client.query('ALTER TABLE monthly_prices ENABLE TRIGGER USER');
  await client.query('ALTER TABLE flights ENABLE TRIGGER USER');
  await client.query('COMMIT');
  await step(
    'vacuum and analyse',
    'VACUUM (ANALYZE) regions, countries, locations, airports, airlines, flights, monthly_prices',
  );
  console.log(`${seconds(started)} in all\n`);
  console.table(await sizes());
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}

async function step(title: string, sql: string): Promise<void> {
  const started = performance.now();
  await client.query(sql);
  console.log(`${seconds(started)}  ${title}`);
}

/** Rows arrive much faster without; what was taken is put back in the same transaction. */
async function takeIndexes(): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'catalogue' AND tablename IN ('flights', 'monthly_prices')
        AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE contype IN ('p', 'u'))`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows;
}

/** One check of all rows at the end is a join; a check of each row is thirteen million look-ups. */
async function takeForeignKeys(): Promise<Index[]> {
  const { rows } = await client.query<Index & { owner: string }>(
    `SELECT conname AS name, conrelid::regclass::text AS owner,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS definition
       FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'catalogue'::regnamespace
        AND conrelid IN ('flights'::regclass, 'monthly_prices'::regclass)`,
  );
  for (const { name, owner } of rows)
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  return rows;
}

async function sizes(): Promise<unknown[]> {
  const { rows } = await client.query(
    `SELECT relname AS table, reltuples::bigint AS rows, pg_size_pretty(pg_table_size(oid)) AS table_size,
            pg_size_pretty(pg_indexes_size(oid)) AS indexes_size
       FROM pg_class WHERE relnamespace = 'catalogue'::regnamespace AND relkind = 'r' ORDER BY pg_total_relation_size(oid) DESC LIMIT 5`,
  );
  return rows;
}
