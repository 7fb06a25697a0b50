import { openDatabase } from '@larkfare/data-kit/database';
import { eventually } from '@larkfare/server-kit/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveRemotes } from './live-remotes.ts';
import { folderStorage } from '../versions/folder-storage.ts';
import { type Storage } from '../versions/storage.ts';
import { aRemote } from '../testing/a-remote.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
let folder: string;
beforeEach(async () => {
  testServer = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'larkfare-live-'));
});
afterEach(async () => {
  await testServer.close();
  await rm(folder, { recursive: true });
});

async function read(databaseUrl: string, storage: Storage = folderStorage(folder)) {
  const db = await openDatabase({ url: databaseUrl, schema: 'registry', allowUnavailable: true });
  const live = await liveRemotes({ db, databaseUrl, storage, folder, channel: 'production' });
  return {
    ...live,
    async close() {
      await live.close();
      if (db.isInitialized) await db.destroy();
    },
  };
}
const unreachable = 'postgresql://nobody@127.0.0.1:1/nothing';

async function release(...versions: string[]) {
  for (const [revision, version] of versions.entries()) {
    await testServer.publish({ version, css: '' });
    await testServer.activate(version, revision);
  }
}

test('a live remote comes with its previous version as a fallback', async () => {
  await release('1.0.0', '1.1.0');

  const live = await read(testServer.databaseUrl);

  expect(live.remotes()).toMatchObject([
    { name: 'guide', version: '1.1.0', previous: { version: '1.0.0' } },
  ]);
  await live.close();
});

test('a remote that was rolled back to its first version has no previous version', async () => {
  await release('1.0.0', '1.1.0');
  await testServer.rollBack();

  const live = await read(testServer.databaseUrl);

  expect(live.remotes()[0]).toMatchObject({ version: '1.0.0' });
  expect(live.remotes()[0]?.previous).toBeUndefined();
  await live.close();
});

test('without the database the last known snapshot is served', async () => {
  await release('1.0.0', '1.1.0');
  await (await read(testServer.databaseUrl)).close();

  const live = await read(unreachable);

  expect(live.remotes()).toMatchObject([{ version: '1.1.0', previous: { version: '1.0.0' } }]);
  await live.close();
});

test('without the database and a last snapshot no published remote is served', async () => {
  const live = await read(unreachable);

  expect(live.remotes()).toEqual([]);
  await live.close();
});

describe('while the files of a live version cannot be fetched', () => {
  /** Fails to fetch the builds of these versions until `recover`. */
  function storageWithout(...versions: string[]) {
    const missing = new Set(
      versions.map((version) => aRemote({ version, css: '' }).manifest.build),
    );
    const complete = folderStorage(folder);
    const storage: Storage = {
      ...complete,
      async folderOf(build) {
        if (missing.has(build.build)) throw new Error('The storage is unavailable.');
        return complete.folderOf(build);
      },
    };
    return { storage, recover: () => missing.clear() };
  }

  test('the remote is listed as not available', async () => {
    await release('1.0.0');
    const { storage, recover } = storageWithout('1.0.0');

    const live = await read(testServer.databaseUrl, storage);

    const [remote] = live.remotes();
    expect(remote).toMatchObject({ name: 'guide', paths: ['/guide'] });
    expect(remote?.manifest).toBeUndefined();

    recover();
    await eventually(() => live.remotes()[0]?.manifest !== undefined);
    await live.close();
  });

  test('the version served until then stays, and a missing previous version is left out', async () => {
    await release('1.0.0');
    const { storage, recover } = storageWithout('1.1.0');
    const live = await read(testServer.databaseUrl, storage);
    await testServer.publish({ version: '1.1.0', css: '' });

    await testServer.activate('1.1.0', 1);
    expect(live.remotes()).toMatchObject([{ version: '1.0.0' }]);

    recover();
    await eventually(() => live.remotes()[0]?.version === '1.1.0');
    await live.close();

    const withoutPrevious = await read(testServer.databaseUrl, storageWithout('1.0.0').storage);
    expect(withoutPrevious.remotes()[0]).toMatchObject({ version: '1.1.0' });
    expect(withoutPrevious.remotes()[0]?.previous).toBeUndefined();
    await withoutPrevious.close();
  });
});

test('the operations of all versions that were ever live are permitted, not those of unpublished ones', async () => {
  const operations = (name: string) => [
    { name, type: 'query', sha256: '', text: `query ${name} { regions { name } }` },
  ];
  for (const [revision, version] of ['1.0.0', '1.1.0'].entries()) {
    await testServer.publish({ version, operations: operations(`Asks${revision}`) });
    await testServer.activate(version, revision);
  }
  await testServer.publish({ version: '1.2.0', operations: operations('Never') });

  const live = await read(testServer.databaseUrl);

  expect(live.operations()).toEqual([
    'query Asks0 { regions { name } }',
    'query Asks1 { regions { name } }',
  ]);
  await live.close();
});

test('the last snapshot includes which remotes are sandboxed', async () => {
  await release('1.0.0');
  await (await read(testServer.databaseUrl)).close();

  const live = await read(unreachable);

  expect(live.remotes()).toMatchObject([{ sandbox: { operations: [] } }]);
  await live.close();
});
