import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { DataSource, type MigrationInterface, QueryFailedError, type QueryRunner } from 'typeorm';
import { createLog } from '@larkfare/server-kit/log';
import { waitMs } from '@larkfare/server-kit/waiting';
import { rolesOf, withRoles } from './database-settings.ts';
import { loginDefaults, connectionOptions, roleOf } from './open-database.ts';

/** A service's schema and the folder of its `NNNN-title.sql` files. */
export interface Migrations {
  schema: string;
  folder: string | URL;
  /** Whether it has a queue of jobs, in the schema `<schema>_jobs`, which one of the files makes. */
  hasQueue?: boolean;
}

/** Each service owns one schema, through a separate role that cannot log in. */
const serviceSchemas = ['catalogue', 'bookings', 'content', 'registry'];
/** The name that the role has in the files. */
const roleInFiles = /\blarkfare_(?=catalogue|bookings|content|registry)/g;
const insufficientPrivilege = '42501';
/** Begins a file of a single statement that PostgreSQL runs outside a transaction only, such as CREATE INDEX CONCURRENTLY. */
const noTransaction = '-- no transaction\n';
/** Migrations of every service's schema beside its own tables. */
export const kitMigrations = new URL('../../migrations', import.meta.url);
/** Operator classes of an index are found wherever their extension is installed, after the service's own schema. */
const findExtensions = `
  SELECT set_config('search_path', concat_ws(', ', current_setting('search_path'),
    (SELECT string_agg(DISTINCT quote_ident(nspname), ', ')
       FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace)), false)`;
const lockNotAvailable = '55P03';
const lockTimeoutMs = 1000;
const triesAtMost = 60;
const migrationLock = 5_277_001;
const log = createLog('migrations');

/** Makes roles and schemas where missing, then runs what has not run yet, each file in its own transaction unless it states otherwise. */
export async function migrate(url: string, ...services: Migrations[]): Promise<void> {
  const login = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await login.connect();
  try {
    await lockMigrations(login);
    for (const schema of serviceSchemas) await ensureSchema(login, schema, roleOf(schema, url));
    for (const { schema, folder } of services) await runFiles(url, schema, folder);
    for (const { schema, hasQueue } of services) if (hasQueue) await migrateQueueOf(schema, url);
  } finally {
    await login.end();
  }
}

/** A lock that is waited for in SQL would hold a snapshot, for which CREATE INDEX CONCURRENTLY waits without an end. */
async function lockMigrations(login: pg.Client): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const { rows } = await login.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isLocked"',
      [migrationLock],
    );
    if (rows[0]?.isLocked) return;
    await wait(waitMs(failures));
  }
}

/** Loads the library of the queue, which no other process needs. */
async function migrateQueueOf(schema: string, databaseUrl: string): Promise<void> {
  const { migrateQueue } = await import('./job-queue.ts');
  await migrateQueue({ databaseUrl, schema, log });
}

/**
 * Two sites with the same roles could read each other's tables.
 * @throws when this database has no site yet, and another one of this server has one with the same roles
 */
export async function refuseSharedRoles(url: string): Promise<void> {
  const login = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await login.connect();
  try {
    const { rows } = await login.query<{ other: string }>(
      `SELECT other.datname AS other
       FROM pg_shdepend
       JOIN pg_roles ON pg_roles.oid = refobjid AND rolname = $1
       JOIN pg_database AS other ON other.oid = dbid AND datname <> current_database()
       WHERE refclassid = 'pg_authid'::regclass AND to_regnamespace('catalogue') IS NULL
       LIMIT 1`,
      [roleOf('catalogue', url)],
    );
    if (rows[0])
      throw new Error(
        `The database ${rows[0].other} on this server has a site with the roles ${rolesOf(url)}_…, ` +
          'which could read this one. Give this site others: DATABASE_ROLES=acme.',
      );
  } finally {
    await login.end();
  }
}

async function ensureSchema(login: pg.Client, schema: string, role: string): Promise<void> {
  await ensureRole(login, role);
  await login.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${role}`);
}

/** Makes the roles of all services where they are missing, for a database that is restored. */
export async function ensureRoles(url: string, roles: string | undefined): Promise<void> {
  const login = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await login.connect();
  try {
    for (const schema of serviceSchemas)
      await ensureRole(login, roleOf(schema, withRoles(url, roles)));
  } finally {
    await login.end();
  }
}

async function ensureRole(login: pg.Client, role: string): Promise<void> {
  const { rowCount } = await login.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  // Roles belong to the whole server: another database's first start may be making the same one.
  if (!rowCount) await login.query(`CREATE ROLE ${role} NOLOGIN`).catch(ignoreDuplicate);
  // From version 16 on, who makes a role is a member and may still not become it.
  await login
    .query(`SET ROLE ${role}; RESET ROLE`)
    .catch(() => login.query(`GRANT ${role} TO CURRENT_USER`));
}

/** Whether this login may make schemas, as migrations do. */
export async function canMigrate(url: string): Promise<boolean> {
  const login = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await login.connect();
  try {
    const { rows } = await login.query<{ may: boolean }>(
      "SELECT has_database_privilege(current_database(), 'CREATE') AS may",
    );
    return rows[0]?.may === true;
  } finally {
    await login.end();
  }
}

/**
 * Lets a login act as a service and as no other. It is made if it does not exist. What the service's connections begin
 * with becomes its default, because pgbouncer takes no start-up options.
 * @param ownerUrl a login that may make roles; without that right it must be a member already
 * @param url the service's own address: its user and password count
 */
export async function ensureLogin(ownerUrl: string, schema: string, url: string): Promise<void> {
  const { user = '', password } = parse(url);
  const name = pg.escapeIdentifier(user);
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ database: string; isMember: boolean | null }>(
      `SELECT current_database() AS database,
              (SELECT pg_has_role(oid, $2::name, 'MEMBER') FROM pg_roles WHERE rolname = $1) AS "isMember"`,
      [user, roleOf(schema, ownerUrl)],
    );
    const [{ database = '', isMember = null } = {}] = rows;
    if (isMember === null)
      await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD ${pg.escapeLiteral(password ?? '')}`);
    if (!isMember) await owner.query(`GRANT ${roleOf(schema, ownerUrl)} TO ${name}`);
    for (const [setting, value] of Object.entries(loginDefaults(schema, ownerUrl)))
      // Needs no right: start-up options do the same, but not through pgbouncer.
      await owner
        .query(
          `ALTER ROLE ${name} IN DATABASE ${pg.escapeIdentifier(database)} SET ${setting} = ${value}`,
        )
        .catch(ignoreMissingPrivilege);
  } finally {
    await owner.end();
  }
}

function ignoreMissingPrivilege(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error;
}

function ignoreDuplicate(error: unknown): void {
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
    migrations: [
      ...(await sqlMigrations(kitMigrations, rolesOf(url), 'kit-')),
      ...(await sqlMigrations(folder, rolesOf(url))),
    ],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    // Failures are thrown, or logged below.
    logger: 'debug',
  });
  await database.initialize();
  try {
    await withLocks(schema, () => database.runMigrations());
  } finally {
    await database.destroy();
  }
}

/**
 * Retries while a lock cannot be had: a file that failed was rolled back, and the next run begins with it.
 * @throws the last failure, after about five minutes
 */
async function withLocks(schema: string, run: () => Promise<unknown>): Promise<void> {
  for (let failures = 1; ; failures += 1)
    try {
      await run();
      return;
    } catch (error) {
      const isLocked =
        error instanceof QueryFailedError && error.driverError.code === lockNotAvailable;
      if (!isLocked || failures === triesAtMost) throw error;
      log.warn({ schema, failures }, 'a migration waits for a table that a long query uses');
      await wait(waitMs(failures));
    }
}

/** TypeORM wants a class with a time stamp in its name; ours are plain SQL files, so the file's number is the time. */
async function sqlMigrations(
  folder: string | URL,
  roles: string,
  prefix = '',
): Promise<(new () => MigrationInterface)[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const files = (await readdir(path)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(`${path}/${file}`, 'utf8')).replaceAll(roleInFiles, `${roles}_`);
      const number = file.slice(0, 4).padStart(13, '0');
      return class {
        name = `${prefix}${file.replace(/\.sql$/, '')}-${number}`;
        transaction = !sql.startsWith(noTransaction);
        async up(runner: QueryRunner) {
          // A waiting ALTER holds up every later statement on its table, such as bookings.
          if (this.transaction) await runner.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
          else await runner.query(findExtensions);
          await runner.query(sql);
        }
        async down(): Promise<never> {
          throw new Error('Migrations only go forward: write a new one.');
        }
      };
    }),
  );
}
