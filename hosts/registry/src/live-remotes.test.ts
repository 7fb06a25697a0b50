import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@larkfare/service-kit';
import { liveRemotes } from './live-remotes.ts';
import { folderStorage } from './storage/folder-storage.ts';
import { type Storage } from './storage/storage.ts';
import { eventually } from './testing/eventually.ts';
import { aRemote } from './testing/a-remote.ts';
import { registryWorld, type RegistryWorld } from './testing/registry-world.ts';

let world: RegistryWorld;
let folder: string;
beforeEach(async () => {
  world = await registryWorld();
  folder = await mkdtemp(join(tmpdir(), 'larkfare-live-'));
}, 60_000);
afterEach(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function read(databaseUrl: string, storage: Storage = folderStorage(folder)) {
  const db = await openDatabase({ url: databaseUrl, schema: 'registry', mayBeAway: true });
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
    await world.publish({ version, css: '' });
    await world.activate(version, revision);
  }
}

test('a live remote brings the version before it, for visitors whom it fails', async () => {
  await release('1.0.0', '1.1.0');

  const live = await read(world.databaseUrl);

  expect(live.remotes()).toMatchObject([
    { name: 'guide', version: '1.1.0', before: { version: '1.0.0' } },
  ]);
  await live.close();
});

test('a remote that went back has no version before but an older one', async () => {
  await release('1.0.0', '1.1.0');
  await world.rollBack();

  const live = await read(world.databaseUrl);

  expect(live.remotes()[0]).toMatchObject({ version: '1.0.0' });
  expect(live.remotes()[0]?.before).toBeUndefined();
  await live.close();
});

test('without its database the shell has what was live when it was last there', async () => {
  await release('1.0.0', '1.1.0');
  await (await read(world.databaseUrl)).close();

  const live = await read(unreachable);

  expect(live.remotes()).toMatchObject([{ version: '1.1.0', before: { version: '1.0.0' } }]);
  await live.close();
});

test('without its database and without a last snapshot nothing published is shown', async () => {
  const live = await read(unreachable);

  expect(live.remotes()).toEqual([]);
  await live.close();
});

describe('while files of what is live cannot be fetched', () => {
  /** A store that has every build but those named. */
  function storageWithout(...versions: string[]) {
    const lost = new Set(versions.map((version) => aRemote({ version, css: '' }).manifest.build));
    const whole = folderStorage(folder);
    const storage: Storage = {
      ...whole,
      async folderOf(build) {
        if (lost.has(build.build)) throw new Error('The store is away.');
        return whole.folderOf(build);
      },
    };
    return { storage, comeBack: () => lost.clear() };
  }

  test('a remote is known as not available until they can', async () => {
    await release('1.0.0');
    const { storage, comeBack } = storageWithout('1.0.0');

    const live = await read(world.databaseUrl, storage);

    const [remote] = live.remotes();
    expect(remote).toMatchObject({ name: 'guide', paths: ['/guide'] });
    expect(remote?.manifest).toBeUndefined();

    comeBack();
    await eventually(() => live.remotes()[0]?.manifest !== undefined);
    await live.close();
  });

  test('what was shown until then stays, and a version before is done without', async () => {
    await release('1.0.0');
    const { storage, comeBack } = storageWithout('1.1.0');
    const live = await read(world.databaseUrl, storage);
    await world.publish({ version: '1.1.0', css: '' });

    await world.activate('1.1.0', 1);
    expect(live.remotes()).toMatchObject([{ version: '1.0.0' }]);

    comeBack();
    await eventually(() => live.remotes()[0]?.version === '1.1.0');
    await live.close();

    const withoutBefore = await read(world.databaseUrl, storageWithout('1.0.0').storage);
    expect(withoutBefore.remotes()[0]).toMatchObject({ version: '1.1.0' });
    expect(withoutBefore.remotes()[0]?.before).toBeUndefined();
    await withoutBefore.close();
  });
});

test('what any version asks that visitors ever had is told, and not what was only published', async () => {
  const asks = (name: string) => [
    { name, type: 'query', sha256: '', text: `query ${name} { regions { name } }` },
  ];
  for (const [revision, version] of ['1.0.0', '1.1.0'].entries()) {
    await world.publish({ version, operations: asks(`Asks${revision}`) });
    await world.activate(version, revision);
  }
  await world.publish({ version: '1.2.0', operations: asks('Never') });

  const live = await read(world.databaseUrl);

  expect(live.operations()).toEqual([
    'query Asks0 { regions { name } }',
    'query Asks1 { regions { name } }',
  ]);
  await live.close();
});

test('without its database the shell still knows what runs in a frame', async () => {
  await release('1.0.0');
  await (await read(world.databaseUrl)).close();

  const live = await read(unreachable);

  expect(live.remotes()).toMatchObject([{ framed: { operations: [] } }]);
  await live.close();
});
