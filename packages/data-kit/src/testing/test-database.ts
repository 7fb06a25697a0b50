import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { kitMigrations, migrate, type Migrations } from '../database/migrate.ts';

export interface TestDatabase {
  url: string;
  /** Drops it; call in afterAll, once every pool on it is closed. */
  drop(): Promise<void>;
}

/** A database of this test file's own, copied from a template that was migrated once for these migrations. */
export async function testDatabase(...migrations: Migrations[]): Promise<TestDatabase> {
  const template = `template_${await fingerprint(migrations)}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query(
      'SELECT FROM pg_database WHERE datname = $1 AND datistemplate',
      [template],
    );
    if (!rowCount) await makeTemplate(admin, template, migrations);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: addressOf(name),
    drop: () =>
      withAdmin(async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

async function makeTemplate(
  admin: pg.Client,
  template: string,
  migrations: Migrations[],
): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${template}`);
  await admin.query(`CREATE DATABASE ${template}`);
  await migrate(addressOf(template), ...migrations);
  await admin.query(`ALTER DATABASE ${template} IS_TEMPLATE true`);
}

async function withAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: the test runner starts PostgreSQL and sets it.');
  return url;
}

function addressOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  // On a busy machine a connection may take seconds, and no test is judged by its time.
  url.searchParams.set('connect_timeout', '60');
  return url.href;
}

async function fingerprint(migrations: Migrations[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { schema, folder } of [{ schema: '', folder: kitMigrations }, ...migrations]) {
    const path = folder instanceof URL ? fileURLToPath(folder) : folder;
    hash.update(schema);
    for (const file of (await readdir(path)).sort()) hash.update(await readFile(`${path}/${file}`));
  }
  return hash.digest('hex').slice(0, 20);
}
