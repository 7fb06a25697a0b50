import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseEnvironment, ensureLogin } from '@larkfare/data-kit/database';
import { testDatabase } from '@larkfare/data-kit/testing';
import pg from 'pg';
import { migrations } from '../index.ts';
import { connectToCatalogue, importSettings } from './connect.ts';

test('the import writes to the database that a mounted file names, with the catalogue’s own login', async () => {
  const database = await testDatabase(migrations);
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-import-'));
  const own = new URL(database.url);
  own.username = `${own.pathname.slice(1)}_own`;
  own.password = 'secret';
  await ensureLogin(database.url, 'catalogue', own.href);
  await writeFile(join(folder, 'url'), own.href);

  const settings = databaseEnvironment(importSettings, { DATABASE_URL_FILE: join(folder, 'url') });
  const { client, close } = await connectToCatalogue(settings);
  const { rows } = await client.query(
    'SELECT session_user AS login, current_database() AS database',
  );

  expect(rows).toEqual([{ login: own.username, database: own.pathname.slice(1) }]);

  await close();
  const admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query(`DROP ROLE ${own.username}`);
  await admin.end();
  await database.drop();
  await rm(folder, { recursive: true });
});
