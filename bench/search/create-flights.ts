import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemonstration, migrations as catalogue } from '@larkfare/catalogue';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate, openDatabase } from '@larkfare/data-kit/database';
import pg from 'pg';
import { progress, progressBar } from '../harness/report.ts';
import { createFlightsSteps, type Step } from './flights-sql.ts';

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
  const db = await openDatabase({ url, schema: 'catalogue', poolSize: 1, statementTimeoutMs: 0 });
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
