import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SiteProcess } from '@larkfare/test-servers';
import { progress } from '../harness/report.ts';
import { openSite, queryOnce } from '../harness/sites.ts';

const importCommand = 'services/catalogue/src/import/import-command.ts';

/** Starts the site of a real agency's size; the folder is filled once, from the OpenFlights files in `openFlights`. */
export async function startRealSize(
  opened: AsyncDisposableStack,
  folder: string,
  openFlights?: string,
): Promise<SiteProcess> {
  const mark = join(folder, 'real-size');
  const isNew = !existsSync(mark);
  if (isNew && !openFlights)
    throw new Error('A new folder needs the folder of OpenFlights’ files.');
  await mkdir(folder, { recursive: true });
  const site = await openSite(opened, { dataFolder: folder, env: { DEMO_DATA: 'all' } });
  if (isNew && openFlights) {
    await fill(site, openFlights);
    await writeFile(mark, '');
  }
  return site;
}

async function fill({ dataFolder, databaseUrl }: SiteProcess, openFlights: string): Promise<void> {
  const load = (path: string) =>
    promisify(execFile)(process.execPath, [...process.execArgv, importCommand, path], {
      env: { ...process.env, DATA_DIR: dataFolder },
    });
  progress('Importing OpenFlights…');
  await load(openFlights);
  progress('Importing prices…');
  const prices = await queryOnce<{ line: string }>(databaseUrl, pricesOfFlights);
  const file = join(dataFolder, 'prices.csv');
  const header = 'departure,arrival,airline,month,one_way,round_trip';
  await writeFile(file, [header, ...prices.map(({ line }) => line)].join('\n'));
  await load(file);
  for (const [title, sql] of Object.entries(realSizeSteps)) {
    progress(`Creating ${title}…`);
    await queryOnce(databaseUrl, sql);
  }
}

/** Columns of a table that an INSERT may name, for copies of the demonstration's rows. */
const copyOf = (table: string, count: number, changed: string) => `
DO $$
DECLARE columns text := (
  SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
  WHERE attrelid = 'bookings.${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '');
BEGIN
  EXECUTE format($f$
    INSERT INTO bookings.${table} (%1$s)
    SELECT copied.* FROM generate_series(1, ${count}) n
    JOIN (SELECT s, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS rows FROM bookings.${table} s) seed
      ON nth = n %% rows
    CROSS JOIN LATERAL (
      SELECT %1$s FROM jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), ${changed}))
    ) copied
    ON CONFLICT DO NOTHING$f$, columns);
END $$`;

const reference = (kind: string) =>
  `'reference', '${kind}-' || translate(lpad(to_hex(n), 6, '0'), '01abcdef', 'GHJKMNPQ')`;
/** Three years of bookings, and enquiries young enough to outlive the night. */
const created = (days: number) =>
  `'created_at', now() - n %% ${days} * interval '1 day' - n * interval '7 seconds'`;

/** Adds three years of an agency's records to a site that holds the demonstration and an import. */
const realSizeSteps: Readonly<Record<string, string>> = {
  bookings: copyOf(
    'bookings',
    100_000,
    `${reference('LF')}, 'customer_name', (s).customer_name || ' ' || chr(65 + n %% 26), ${created(1095)},
     'request_hash', '\\x' || md5(n::text)`,
  ),
  quotes: copyOf(
    'quotes',
    20_000,
    `${reference('LQ')}, ${created(330)}, 'updated_at', now(), 'request_hash', '\\x' || md5(n::text)`,
  ),
  'contact messages': copyOf(
    'contact_messages',
    20_000,
    `${reference('LM')}, ${created(330)}, 'updated_at', now(), 'request_hash', '\\x' || md5(n::text)`,
  ),
  'changes of bookings': `
SELECT set_config('larkfare.administrator', 'admin@larkfare.example', false);
UPDATE bookings.bookings SET notes = 'Rang back.' WHERE id IN (SELECT id FROM bookings.bookings ORDER BY id LIMIT 10000)`,
  'site texts': `
SET search_path = content;
SELECT set_config('larkfare.administrator', 'admin@larkfare.example', false);
INSERT INTO content.site_information_revisions (key, version, value, changed_by, changed_at)
SELECT key, version + n, value, 'admin@larkfare.example', now() - (501 - n) * interval '1 hour'
FROM generate_series(1, 500) n
CROSS JOIN (SELECT DISTINCT ON (key) * FROM content.site_information_revisions
            WHERE key IN ('faq', 'terms', 'privacyPolicy', 'aboutUsLong') ORDER BY key, version DESC) latest
ORDER BY n`,
  statistics: 'VACUUM (ANALYZE)',
};

/** A year of prices for 60,000 flights, as the import reads them. */
const pricesOfFlights = `
SELECT departure.code || ',' || arrival.code || ',' || airline.code || ',' || month || ',' || one_way || ',' || one_way * 1.8 AS line
FROM (
  SELECT * FROM catalogue.flights
  WHERE NOT EXISTS (SELECT FROM catalogue.monthly_prices WHERE flight_id = flights.id) ORDER BY id LIMIT 60000
) flight
JOIN catalogue.airports departure ON departure.id = departure_airport_id
JOIN catalogue.airports arrival ON arrival.id = arrival_airport_id
JOIN catalogue.airlines airline ON airline.id = airline_id
CROSS JOIN generate_series(1, 12) month
CROSS JOIN LATERAL (SELECT 20 + outbound_minutes / 2 + abs(month - 7) * 3 AS one_way) price`;
