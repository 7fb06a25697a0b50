import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { connectionOptions } from './open-database.ts';

/** A service's schema and the folder of its `NNNN-title.sql` files. */
export interface Migrations {
  schema: string;
  folder: string | URL;
}

/** Each service owns one schema, through a role of its own that cannot log in. */
const serviceSchemas = ['catalogue', 'bookings', 'content', 'registry'];
/** What every service's schema has beside its own tables. */
export const everyService = new URL('../../migrations', import.meta.url);
const migrationLock = 5_277_001;

/** Makes roles and schemas where missing, then runs what has not run yet, each file in its own transaction. */
export async function migrate(url: string, ...services: Migrations[]): Promise<void> {
  const login = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await login.connect();
  try {
    await login.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    for (const schema of serviceSchemas) await ensureSchema(login, schema);
    for (const { schema, folder } of services) await runFiles(url, schema, folder);
  } finally {
    await login.end();
  }
}

async function ensureSchema(login: pg.Client, schema: string): Promise<void> {
  const role = `larkfare_${schema}`;
  const { rowCount } = await login.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  // Roles belong to the whole server: another database's first start may be making the same one.
  if (!rowCount) await login.query(`CREATE ROLE ${role} NOLOGIN`).catch(unlessDuplicate);
  const { rows } = await login.query(
    `SELECT pg_has_role(current_user, '${role}', 'MEMBER') AND rolsuper AS ready FROM pg_roles WHERE rolname = current_user`,
  );
  if (!rows[0]?.ready) await login.query(`GRANT ${role} TO CURRENT_USER`);
  await login.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${role}`);
}

function unlessDuplicate(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || !['42710', '23505'].includes(error.code ?? ''))
    throw error;
}

async function runFiles(url: string, schema: string, folder: string | URL): Promise<void> {
  const { options, ...connection } = connectionOptions(url, schema);
  const database = new DataSource({
    type: 'postgres',
    ...connection,
    schema,
    extra: { options },
    migrations: [...(await sqlMigrations(everyService, 'kit-')), ...(await sqlMigrations(folder))],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
  });
  await database.initialize();
  try {
    await database.runMigrations();
  } finally {
    await database.destroy();
  }
}

/** TypeORM wants a class with a time stamp in its name; ours are plain SQL files, so the file's number is the time. */
async function sqlMigrations(
  folder: string | URL,
  prefix = '',
): Promise<(new () => MigrationInterface)[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const files = (await readdir(path)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(`${path}/${file}`, 'utf8');
      const number = file.slice(0, 4).padStart(13, '0');
      return class {
        name = `${prefix}${file.replace(/\.sql$/, '')}-${number}`;
        async up(runner: QueryRunner) {
          await runner.query(sql);
        }
        async down(): Promise<never> {
          throw new Error('Migrations only go forward: write a new one.');
        }
      };
    }),
  );
}
