import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveRemotes } from './live-remotes.ts';
import { folderStorage } from './storage/folder-storage.ts';
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

const read = (databaseUrl: string) =>
  liveRemotes({
    db: world.db,
    databaseUrl,
    storage: folderStorage(folder),
    folder,
    channel: 'production',
  });

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

  const unreachable = 'postgresql://nobody@127.0.0.1:1/nothing';
  const live = await read(unreachable);

  expect(live.remotes()).toMatchObject([{ version: '1.1.0', before: { version: '1.0.0' } }]);
  await live.close();
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

  const live = await read('postgresql://nobody@127.0.0.1:1/nothing');

  expect(live.remotes()).toMatchObject([{ framed: { operations: [] } }]);
  await live.close();
});
