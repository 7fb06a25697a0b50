import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemonstration, migrations as catalogue } from '@larkfare/catalogue';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { bulkWork, migrate, openDatabase } from '@larkfare/data-kit/database';
import pg from 'pg';
import { progress, progressBar } from '../harness/report.ts';

interface Step {
  title: string;
  /** Contains `:part` if it runs in parts, and `:flights` where their number matters. */
  sql: string;
  parts?: number;
}

/** A reproducible number in [0, 1); `word` 0 to 3 gives independent ones for the same row. */
const seededRandom = (seed: string, word: number) =>
  `(('x' || substr(md5(${seed}), ${word * 8 + 1}, 8))::bit(32)::bigint / 4294967296.0)`;

/** Airports are chosen by rank with weight 1/√(rank + 20): a few have most flights, as in reality. */
const randomAirport = (word: number) =>
  `floor(power(${seededRandom("'draw ' || n", word)} * (sqrt(1020) - sqrt(20)) + sqrt(20), 2) - 20)::int`;

/** On top of the demonstration catalogue: 1,000 airports, `:flights` random flights between them, twelve prices each. */
const createFlightsSteps: Step[] = [
  {
    title: 'towns and airports',
    sql: `
WITH fields AS (
  SELECT n, n % 500 AS town FROM generate_series(1, 1000 - (SELECT count(*)::int FROM airports)) n
), towns AS (
  INSERT INTO locations (id, name, country_id)
  SELECT md5('town ' || town)::uuid, 'Fieldtown ' || town,
         (SELECT id FROM countries ORDER BY name OFFSET town % (SELECT count(*) FROM countries) LIMIT 1)
  FROM (SELECT DISTINCT town FROM fields) town
)
INSERT INTO airports (id, name, code, location_id)
SELECT md5('field ' || n)::uuid, 'Field ' || n, lpad(n::text, 3, '0'), md5('town ' || town)::uuid FROM fields`,
  },
  {
    title: 'ranks',
    sql: `
CREATE TEMPORARY TABLE ranked_airports AS
SELECT airport.id, (row_number() OVER (ORDER BY count(f.id) DESC, code) - 1)::int AS rank
FROM airports airport LEFT JOIN flights f ON f.arrival_airport_id = airport.id GROUP BY airport.id;
CREATE TEMPORARY TABLE ranked_airlines AS
SELECT airline.id, (row_number() OVER (ORDER BY count(f.id) DESC, short_name) - 1)::int AS rank
FROM airlines airline LEFT JOIN flights f ON f.airline_id = airline.id GROUP BY airline.id;
CREATE TEMPORARY TABLE seasons AS
SELECT month, 1 + 0.35 * cos((month - 7) * pi() / 6) AS factor FROM generate_series(1, 12) month;
ANALYZE ranked_airports, ranked_airlines, seasons`,
  },
  {
    title: 'flights',
    parts: 16,
    sql: `
WITH draws AS (
  SELECT n, ${randomAirport(0)} AS departure_rank, ${randomAirport(1)} AS arrival_rank,
         floor(power(${seededRandom("'draw ' || n", 2)}, 1.5) * (SELECT count(*) FROM ranked_airlines))::int AS airline_rank,
         40 + ${seededRandom("'draw ' || n", 3)} * 900 AS minutes
  FROM generate_series(:part * :flights / 16 + 1, (:part + 1) * :flights / 16) n
)
INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, outbound_minutes, return_minutes, stops)
SELECT md5('flight ' || n)::uuid, departure.id, arrival.id, airline.id, minutes::int, (minutes * 1.05)::int, n % 3
FROM draws
JOIN ranked_airports departure ON departure.rank = departure_rank
JOIN ranked_airports arrival ON arrival.rank = arrival_rank
JOIN ranked_airlines airline ON airline.rank = airline_rank
WHERE departure.id <> arrival.id
ON CONFLICT DO NOTHING`,
  },
  {
    title: 'monthly prices',
    parts: 16,
    // A twentieth of the months has no price.
    sql: `
INSERT INTO monthly_prices (flight_id, month, one_way_pence, one_way_saving_pence, round_trip_pence, round_trip_saving_pence)
SELECT id, month, one_way, one_way / 10, round_trip, round_trip / 8
FROM (
  SELECT id, month, ((2000 + outbound_minutes * 60 + n % 9000) * factor)::int AS one_way,
         ((3500 + outbound_minutes * 105 + n % 15000) * factor)::int AS round_trip
  FROM (SELECT *, ('x' || substr(md5(id::text), 1, 7))::bit(28)::int AS n FROM flights) flight CROSS JOIN seasons
  WHERE substr(id::text, 1, 1) = to_hex(:part) AND (n + month) % 20 <> 0
) priced
ORDER BY id, month
ON CONFLICT DO NOTHING`,
  },
];

/**
 * Creates a DATA_DIR with so many reproducible flights, once (a million: a few minutes and 3 GB). An interrupted one is
 * created again.
 */
export async function createFlights(folder: string, flights: number): Promise<void> {
  const mark = join(folder, 'all-flights');
  if (existsSync(mark)) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  progress(`Creating ${flights.toLocaleString('en-GB')} flights in ${folder}, once…`);

  const database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    settings: bulkLoad,
  });
  try {
    await fill(database.url, flights);
  } finally {
    await database.stop();
  }
  await writeFile(mark, '');
}

/** Durability is not needed: an interrupted load starts again. */
const bulkLoad = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
  work_mem: '256MB',
};

/** Fixed, because the demonstration data depend on the day of loading. */
const day = '2026-01-15';

async function fill(url: string, flights: number): Promise<void> {
  await migrate(url, catalogue);
  const db = await openDatabase({ url, schema: 'catalogue', ...bulkWork });
  await loadDemonstration(db, { today: day }).finally(() => db.destroy());

  const client = new pg.Client({ connectionString: url, options: '-c search_path=catalogue' });
  await client.connect();
  try {
    // The generated rows satisfy all constraints; checking each takes an hour.
    await client.query("SET session_replication_role = 'replica'");
    const indexes = await dropIndexes(client);
    for (const { title, sql, parts = 1 } of [...createFlightsSteps, ...indexes]) {
      const showProgress = progressBar(title);
      for (let part = 0; part < parts; part += 1) {
        await client.query(
          sql.replaceAll(':part', String(part)).replaceAll(':flights', String(flights)),
        );
        showProgress((part + 1) / parts);
      }
    }
    progress('Vacuuming, for index-only scans…');
    await client.query('VACUUM (FREEZE, ANALYZE)');
  } finally {
    await client.end();
  }
}

/** Drops the indexes without constraints. @returns the steps that create them again, ten times quicker than row by row */
async function dropIndexes(client: pg.Client): Promise<Step[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `SELECT indexname AS name, indexdef AS sql FROM pg_indexes
     WHERE schemaname = 'catalogue' AND tablename IN ('flights', 'monthly_prices')
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ name, sql }) => ({ title: `index ${name}`, sql }));
}
