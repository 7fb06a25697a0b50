import pg from 'pg';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DeadlineExceeded, withDeadline } from '@larkfare/server-kit/waiting';
import { eventually } from '@larkfare/server-kit/testing';
import { testDatabase, type TestDatabase } from '../testing/index.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { databaseEnvironment, databaseSettings, withRoles } from './database-settings.ts';
import { ensureLogin, canMigrate, migrate, refuseSharedRoles } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { query } from './query.ts';

let database: TestDatabase;
let kites: DataSource;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/migrations-`);
  await writeFile(
    `${folder}/0001-kites.sql`,
    "CREATE TABLE kites (name text PRIMARY KEY); INSERT INTO kites VALUES ('Red');",
  );
  database = await testDatabase({ schema: 'catalogue', folder });
  kites = await openDatabase({ url: database.url, schema: 'catalogue' });
});
afterAll(async () => {
  await kites.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function asOwner(url: string, sql: string): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(sql).finally(() => owner.end());
}

test('a service acts as its own role in its own schema', async () => {
  const [row] = await query<{ role: string; table: string }>(
    kites,
    `SELECT current_user AS role, 'kites'::regclass::oid::regclass::text AS table`,
  );

  expect(row).toEqual({ role: 'larkfare_catalogue', table: 'kites' });
});

test('a migration behind a long query lets writes pass, and runs once the query has ended', async () => {
  const gulls = await mkdtemp(`${tmpdir()}/migrations-`);
  const migrateGulls = () => migrate(database.url, { schema: 'bookings', folder: gulls });
  await writeFile(`${gulls}/0001-gulls.sql`, 'CREATE TABLE gulls (name text PRIMARY KEY)');
  await migrateGulls();
  const bookings = await openDatabase({ url: database.url, schema: 'bookings' });
  const [reader, observer] = [new pg.Client(database.url), new pg.Client(database.url)];
  await Promise.all([reader.connect(), observer.connect()]);
  await reader.query('BEGIN; SELECT FROM bookings.gulls');
  await writeFile(`${gulls}/0002-wind.sql`, 'ALTER TABLE gulls ADD wind integer');

  const migration = migrateGulls();
  await eventually(async () => {
    const { rowCount } = await observer.query(
      `SELECT FROM pg_locks WHERE relation = 'bookings.gulls'::regclass AND NOT granted`,
    );
    return rowCount === 1;
  });
  await query(bookings, `INSERT INTO gulls VALUES ('Green')`);
  await reader.query('COMMIT');
  await migration;

  expect(await query(bookings, 'SELECT * FROM gulls')).toEqual([{ name: 'Green', wind: null }]);
  await Promise.all([reader.end(), observer.end(), bookings.destroy()]);
  await rm(gulls, { recursive: true });
});

test('a service cannot read a neighbour’s table', async () => {
  const bookings = await openDatabase({ url: database.url, schema: 'bookings' });

  await expect(query(bookings, 'SELECT * FROM catalogue.kites')).rejects.toThrow(
    'permission denied',
  );

  await bookings.destroy();
});

test('a service’s own login is its service, without start-up options too, and cannot become another', async () => {
  const own = new URL(database.url);
  own.username = `${own.pathname.slice(1)}_own`;
  own.password = 'secret';
  await ensureLogin(database.url, 'catalogue', own.href);
  await ensureLogin(database.url, 'catalogue', own.href);
  own.searchParams.set('pgbouncer', 'true');
  const db = await openDatabase({ url: own.href, schema: 'catalogue' });

  const [row] = await query(
    db,
    `SELECT current_user AS role, current_schema() AS schema, current_setting('statement_timeout') AS timeout,
            (SELECT count(*)::int FROM pg_prepared_statements) AS prepared`,
  );

  expect(row).toEqual({
    role: 'larkfare_catalogue',
    schema: 'catalogue',
    timeout: '10s',
    prepared: 0,
  });
  await expect(query(db, 'SET ROLE larkfare_bookings')).rejects.toThrow('permission denied');
  expect(await canMigrate(own.href)).toBe(false);
  await db.destroy();
  await asOwner(database.url, `DROP ROLE ${own.username}`);
});

test('another site on this server must have separate roles, which its addresses name', async () => {
  const other = await testDatabase();
  await asOwner(other.url, 'DROP SCHEMA catalogue, bookings, content, registry');
  await expect(refuseSharedRoles(other.url)).rejects.toThrow(
    'Give this site others: DATABASE_ROLES',
  );
  await expect(refuseSharedRoles(database.url)).resolves.toBeUndefined();

  const url = withRoles(other.url, 'acme');
  await refuseSharedRoles(url);
  await migrate(url, { schema: 'catalogue', folder });
  const db = await openDatabase({ url, schema: 'catalogue' });

  expect(await query(db, 'SELECT current_user AS role, name FROM kites')).toEqual([
    { role: 'acme_catalogue', name: 'Red' },
  ]);

  await db.destroy();
  await other.drop();
});

test.each([
  ['has the usual size', '', 4, 4],
  ['is as large as its address says', '25', 4, 25],
  ['is as small as its address says', '2', 4, 2],
  ['of one connection stays so', '25', 1, 1],
])('a pool %s', async (_, limit, poolSize, expected) => {
  const url = new URL(database.url);
  if (limit) url.searchParams.set('connection_limit', limit);
  const db = await openDatabase({ url: url.href, schema: 'catalogue', poolSize });

  expect(db.driver).toMatchObject({ master: { options: { max: expected } } });

  await db.destroy();
});

test('a pool waits for a connection for as long as its address states', async () => {
  const url = new URL(database.url);
  url.searchParams.set('connect_timeout', '90');
  const db = await openDatabase({ url: url.href, schema: 'catalogue' });

  expect(db.driver).toMatchObject({ master: { options: { connectionTimeoutMillis: 90_000 } } });

  await db.destroy();
});

test('named parameters stand where they are named, as often as they are named', async () => {
  const rows = await query(
    kites,
    `SELECT :word || ':' || :word AS twice, :n::int AS n, 'a:b' AS text`,
    { word: 'lark', n: 5 },
  );

  expect(rows).toEqual([{ twice: 'lark:lark', n: 5, text: 'a:b' }]);
});

test('a parameter that was not given is a bug with a clear sentence', async () => {
  await expect(query(kites, 'SELECT :missing')).rejects.toThrow(':missing');
});

test('inside a transaction a query sees and shares its fate', async () => {
  await kites
    .transaction(async (manager) => {
      await query(manager, 'INSERT INTO kites VALUES (:name)', { name: 'Blue' });
      expect(await query(manager, 'SELECT name FROM kites ORDER BY name')).toHaveLength(2);
      throw new Error('undo');
    })
    .catch(() => undefined);

  expect(await query(kites, 'SELECT name FROM kites')).toEqual([{ name: 'Red' }]);
});

test('sites that start at the same time build the index of a table in use once', async () => {
  const other = await testDatabase();
  const own = await mkdtemp(`${tmpdir()}/migrations-`);
  await writeFile(`${own}/0001-kites.sql`, 'CREATE TABLE kites (name text)');
  await writeFile(
    `${own}/0002-index.sql`,
    '-- no transaction\nCREATE INDEX CONCURRENTLY kites_name ON kites (name);',
  );

  await Promise.all([1, 2, 3].map(() => migrate(other.url, { schema: 'catalogue', folder: own })));
  await rm(own, { recursive: true });
  const db = await openDatabase({ url: other.url, schema: 'catalogue' });

  const valid =
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'kites_name'::regclass";
  expect(await query(db, valid)).toEqual([{ valid: true }]);

  await db.destroy();
  await other.drop();
});

test('an index finds the operators of an extension that is installed in another schema', async () => {
  const other = await testDatabase();
  await asOwner(
    other.url,
    `CREATE SCHEMA "other extensions";
     CREATE EXTENSION pg_trgm WITH SCHEMA "other extensions";
     GRANT USAGE ON SCHEMA "other extensions" TO public`,
  );
  const own = await mkdtemp(`${tmpdir()}/migrations-`);
  await writeFile(`${own}/0001-kites.sql`, 'CREATE TABLE kites (name text)');
  await writeFile(
    `${own}/0002-index.sql`,
    '-- no transaction\nCREATE INDEX CONCURRENTLY kites_name ON kites USING gin (name gin_trgm_ops);',
  );

  await migrate(other.url, { schema: 'catalogue', folder: own });

  await rm(own, { recursive: true });
  await other.drop();
});

test('a second migration run, even at the same time, changes nothing', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(database.url, { schema: 'catalogue', folder })));

  // The file of this test, and the five that every service has.
  expect(await query(kites, 'SELECT count(*)::int AS n FROM migrations')).toEqual([{ n: 6 }]);
});

test('PostgreSQL cancels a statement that takes too long, which counts as unavailable', async () => {
  const impatient = await openDatabase({
    url: database.url,
    schema: 'catalogue',
    statementTimeoutMs: 50,
  });

  const problem = await query(impatient, 'SELECT pg_sleep(60)').catch((error: unknown) => error);

  expect(problem).toMatchObject({ code: '57014' });
  expect(isDatabaseUnavailable(problem)).toBe(true);
  await impatient.destroy();
});

test('a transaction that loses its connection between two statements counts as unavailable', async () => {
  const admin = new pg.Client(database.url);
  await admin.connect();
  const work = kites.transaction(async (manager) => {
    const [backend] = await query<{ pid: number }>(manager, 'SELECT pg_backend_pid() AS pid');
    await admin.query('SELECT pg_terminate_backend($1)', [backend?.pid]);
    await eventually(() => manager.queryRunner?.isReleased ?? false);
    await manager.query("INSERT INTO kites VALUES ('Cut')");
  });

  const problem = await work.catch((error: unknown) => error);
  await admin.end();

  expect(isDatabaseUnavailable(problem)).toBe(true);
});

test.each(['disk_full', 'out_of_memory', 'io_error'])(
  'a server whose machine has no room left counts as unavailable: %s',
  async (condition) => {
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '${condition}'; END $$`;
    const problem: unknown = await query(kites, raise).catch((error: unknown) => error);

    expect(isDatabaseUnavailable(problem)).toBe(true);
  },
);

test('an operation whose time is up sends no further statement', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const work = async () => {
    await isOver;
    await query(kites, "INSERT INTO kites VALUES ('Late')");
  };
  let late: Promise<void> | undefined;

  await expect(withDeadline(5, () => (late = work()))).rejects.toThrow(DeadlineExceeded);
  end();

  await expect(late).rejects.toThrow(DeadlineExceeded);
  expect(await query(kites, "SELECT FROM kites WHERE name = 'Late'")).toEqual([]);
});

test('an operation that ends in time returns its result', async () => {
  const read = () => query(kites, "SELECT name FROM kites WHERE name = 'Red'");

  expect(await withDeadline(60_000, read)).toEqual([{ name: 'Red' }]);
});

test('every address of the database names the roles of DATABASE_ROLES, in a file too', async () => {
  const file = `${folder}/roles`;
  await writeFile(file, 'acme\n');
  const url = z.string().optional();
  const schema = z.object({
    ...databaseSettings,
    DATABASE_URL: url,
    DATABASE_READ_URL: url,
    REDIS_URL: url,
  });

  const settings = databaseEnvironment(schema, {
    DATABASE_URL: 'postgresql://a:b%40@db/site?pgbouncer=true',
    REDIS_URL: 'redis://counts',
    DATABASE_ROLES_FILE: file,
  });

  expect(settings).toEqual({
    DATABASE_ROLES: 'acme',
    DATABASE_URL: 'postgresql://a:b%40@db/site?pgbouncer=true&roles=acme',
    REDIS_URL: 'redis://counts',
  });
});
