import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemonstration, migrations as catalogue } from '@larkfare/catalogue';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate, openDatabase } from '@larkfare/service-kit';
import pg from 'pg';
import { millionFlightsSteps } from './million-flights-steps.ts';
import { progress, progressLine } from './report/progress.ts';

/**
 * A DATA_DIR whose catalogue holds a million flights, the same ones wherever it is made. It is made once (a few minutes
 * and 4 GB) and kept; one that was interrupted is begun again.
 */
export async function millionFlights(folder: string): Promise<void> {
  const mark = join(folder, 'a-million-flights');
  if (existsSync(mark)) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  progress(`Making a million flights in ${folder}, once…`);

  const database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    settings: bulkLoad,
  });
  try {
    await fill(database.url);
  } finally {
    await database.stop();
  }
  await writeFile(mark, '');
}

/** Nothing is lost when the machine stops half-way: it is begun again. */
const bulkLoad = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
  work_mem: '256MB',
};

/** The demonstration's seasons turn with the year; this one stays the same. */
const day = '2026-01-15';

async function fill(url: string): Promise<void> {
  await migrate(url, catalogue);
  const db = await openDatabase({ url, schema: 'catalogue', poolSize: 1 });
  await loadDemonstration(db, { today: day }).finally(() => db.destroy());

  const client = new pg.Client({ connectionString: url, options: '-c search_path=catalogue' });
  await client.connect();
  try {
    // The flights and prices that are made here fit together; checking each of them takes an hour.
    await client.query("SET session_replication_role = 'replica'");
    const indexes = await takeIndexesAway(client);
    for (const { title, sql, parts = 1 } of [...millionFlightsSteps, ...indexes]) {
      const tell = progressLine(title);
      for (let part = 0; part < parts; part += 1) {
        await client.query(sql.replaceAll(':part', String(part)));
        tell((part + 1) / parts);
      }
    }
    progress('Tidying up, so that indexes alone can answer…');
    await client.query('VACUUM (FREEZE, ANALYZE)');
  } finally {
    await client.end();
  }
}

/** Drops the indexes that are no constraint's and says how to make them again: at once is ten times quicker than row by row. */
async function takeIndexesAway(
  client: pg.Client,
): Promise<{ title: string; sql: string; parts?: number }[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `SELECT indexname AS name, indexdef AS sql FROM pg_indexes
     WHERE schemaname = 'catalogue' AND tablename IN ('flights', 'monthly_prices')
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ name, sql }) => ({ title: `index ${name}`, sql }));
}
