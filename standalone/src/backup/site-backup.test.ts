import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, query } from '@larkfare/service-kit';
import { testDatabase, type TestDatabase } from '@larkfare/service-kit/testing';
import pg from 'pg';
import { migrations } from '../prepare-database.ts';
import { backUp, restore } from './site-backup.ts';

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(async () => {
  from = await testDatabase(...migrations);
  to = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'larkfare-backup-'));
  await mkdir(at('data', 'media', 'uploads'), { recursive: true });
  await writeFile(at('data', 'media', 'uploads', 'one.webp'), 'a picture');
});
afterEach(async () => {
  await from.drop();
  await to.drop();
  await rm(folder, { recursive: true });
});

const schemas = 'catalogue, bookings, content, registry';
const site = () => ({ databaseUrl: from.url, dataFolder: at('data') });
const restored = () => ({ databaseUrl: to.url, dataFolder: at('restored') });

async function inSchema<Row>(url: string, schema: string, sql: string): Promise<Row[]> {
  const db = await openDatabase({ url, schema, poolSize: 1 });
  return query<Row>(db, sql).finally(() => db.destroy());
}

// pg_dump is not among this repository's packages, and reads no server that is newer than itself.
const majorIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);
const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
const { rows } = await withServer((client) => client.query('SHOW server_version'));
const canDump = majorIn(stdout ?? '') >= majorIn(rows[0].server_version);

async function withServer<Result>(
  ask: (client: pg.Client) => Promise<Result>,
  connectionString = process.env.TEST_DATABASE_URL,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return ask(client).finally(() => client.end());
}

(canDump ? test : test.skip)(
  'a restored site has the rows, rights and files of the one before',
  async () => {
    await inSchema(
      from.url,
      'catalogue',
      "INSERT INTO regions (id, name) VALUES (gen_random_uuid(), 'Europe')",
    );

    await withServer((client) => client.query(`DROP SCHEMA ${schemas}`), to.url);

    await backUp(at('backup'), site());
    await restore(at('backup'), restored());

    // As the service’s own role, which owns its schema again.
    const regions = 'SELECT name FROM regions';
    expect(await inSchema(to.url, 'catalogue', regions)).toEqual([{ name: 'Europe' }]);
    expect(
      await inSchema(to.url, 'bookings', 'SELECT count(*)::int AS count FROM bookings'),
    ).toEqual([{ count: 0 }]);
    const write = "UPDATE regions SET name = 'Asia' RETURNING name";
    expect(await inSchema(to.url, 'catalogue', write)).toEqual([{ name: 'Asia' }]);
    expect(await readFile(at('restored', 'media', 'uploads', 'one.webp'), 'utf8')).toBe(
      'a picture',
    );
  },
);

test('a database that holds a site is not overwritten', async () => {
  await mkdir(at('backup'));
  await writeFile(at('backup', 'database.dump'), '');

  await expect(restore(at('backup'), site())).rejects.toThrow('holds a site already');
});

test('files of a site are not mixed with those of a backup', async () => {
  await mkdir(at('backup'));
  await writeFile(at('backup', 'database.dump'), '');
  await withServer((client) => client.query(`DROP SCHEMA ${schemas}`), to.url);

  const restoring = restore(at('backup'), { databaseUrl: to.url, dataFolder: at('data') });

  await expect(restoring).rejects.toThrow(`${at('data', 'media')} holds files already`);
});

test('a folder that exists is not overwritten', async () => {
  await mkdir(at('backup'));

  await expect(backUp(at('backup'), site())).rejects.toThrow('EEXIST');
});
