import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasInstalledPostgres, startInstalledPostgres } from '@larkfare/embedded-database/testing';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import pg from 'pg';
import { migrations } from '../prepare-database.ts';
import { partnerOf, writeBuild } from '../testing/partner.ts';
import { pictureForm } from '../testing/picture-form.ts';
import { type calledAt } from '../testing/processes.ts';
import { startWholeSites } from '../testing/whole-sites.ts';
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

/** The data that the administrator sees. */
async function posted(
  { server, signIn }: ReturnType<typeof calledAt>,
  url: string,
  { payload, headers }: { payload: object; headers?: Record<string, string> },
) {
  const authorization = `Bearer ${await signIn()}`;
  const answer = await server.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization, ...headers },
  });
  return answer.json<Record<string, string>>();
}

async function rowsOf(connectionString: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

// pg_dump is not among this repository's packages, and reads no server that is newer than itself.
(hasInstalledPostgres ? test : test.skip)(
  'a site that is restored on an empty cluster has its administrator, records, pictures and remotes',
  async () => {
    await using opened = new AsyncDisposableStack();
    const start = async (settings: { DATABASE_URL: string; DATA_DIR: string }) =>
      opened.adopt(await startWholeSites(1, settings), (started) => started.close());
    const DATABASE_URL = await startInstalledPostgres(opened, at('first'));
    const DATA_DIR = at('site');
    const first = await start({ DATABASE_URL, DATA_DIR });
    const region = await posted(first, '/api/region', { payload: { name: 'Europe' } });
    const { imageUrl = '' } = await posted(first, '/api/upload', pictureForm);
    const partner = await partnerOf(first);
    await writeBuild(partner.folder, '1.0.0');
    await partner.call('publish');
    await partner.call('activate');
    await partner.close();

    await backUp(at('backup'), { databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
    const empty = await startInstalledPostgres(opened, at('empty'));
    const roles = "SELECT FROM pg_roles WHERE rolname LIKE 'larkfare%'";
    expect(await rowsOf(empty, roles)).toEqual([]);
    await restore(at('backup'), { databaseUrl: empty, dataFolder: at('restored') });
    const second = await start({ DATABASE_URL: empty, DATA_DIR: at('restored') });

    const get = (url: string) => second.server.inject({ url });
    expect((await get('/api/region')).json()).toEqual([region]);
    expect((await get(imageUrl)).headers['content-type']).toBe('image/webp');
    const page = await get('/weather');
    const [base = ''] = /\/_r\/weather\/\w+\//.exec(page.body) ?? [];
    const script = await get(`${base}remote.aaaa.js`);
    expect([page.statusCode, script.body]).toEqual([200, expect.stringContaining('1.0.0')]);
    expect(await posted(second, '/api/region', { payload: { name: 'Asia' } })).toMatchObject({
      name: 'Asia',
    });
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
  await rowsOf(to.url, `DROP SCHEMA ${schemas}`);

  const restoring = restore(at('backup'), { databaseUrl: to.url, dataFolder: at('data') });

  await expect(restoring).rejects.toThrow(`${at('data', 'media')} holds files already`);
});

test('a folder that exists is not overwritten', async () => {
  await mkdir(at('backup'));

  await expect(backUp(at('backup'), site())).rejects.toThrow(`${at('backup')} exists already`);
});

test('a backup of a database that cannot be reached leaves no folder', async () => {
  const unreachable = { ...site(), databaseUrl: 'postgresql://larkfare@127.0.0.1:1/larkfare' };

  await expect(backUp(at('backup'), unreachable)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(stat(at('backup'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a folder without a backup is named', async () => {
  const restoring = restore(at('nothing'), { databaseUrl: to.url, dataFolder: at('restored') });

  await expect(restoring).rejects.toThrow(`${at('nothing')} holds no backup`);
});

test('the dump is for its owner alone, because it holds the key that signs tokens', async () => {
  const program =
    '#!/bin/sh\nfor each in "$@"; do case $each in --file=*) echo > "${each#--file=}";; esac; done\n';
  await writeFile(at('pg_dump'), program, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${folder}:${PATH}`;
  await backUp(at('backup'), site()).finally(() => (process.env.PATH = PATH));

  expect((await stat(at('backup', 'database.dump'))).mode & 0o777).toBe(0o600);
});
