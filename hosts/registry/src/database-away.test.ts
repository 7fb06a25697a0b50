import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate } from '@larkfare/service-kit';
import { aSmallS3, type SmallS3 } from '@larkfare/service-kit/testing';
import Fastify from 'fastify';
import { createRegistry, migrations, type Registry } from './index.ts';
import { eventually } from './testing/eventually.ts';
import { registryWorld, type RegistryWorld, usualWorld } from './testing/registry-world.ts';

let folder: string;
let postgres: EmbeddedDatabase;
/** What the servers of one site share beside the database. */
let store: SmallS3;
const opened: { close(): Promise<void> }[] = [];

const start = () =>
  startEmbeddedDatabase({ folder: join(folder, 'database'), settings: { fsync: 'off' } });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-away-'));
  store = await aSmallS3();
  postgres = await start();
  await migrate(postgres.url, migrations);
}, 60_000);
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await postgres.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

const closedLater = <Opened extends { close(): Promise<void> }>(each: Opened) => {
  opened.push(each);
  return each;
};
const aServer = (): Promise<Registry> =>
  createRegistry({
    databaseUrl: postgres.url,
    folder,
    s3: store.options('site'),
    world: () => usualWorld,
    administratorOf: async () => undefined,
  });
/** Another server of the same site, through whose doors versions come. */
const another = () => registryWorld({ databaseUrl: postgres.url, s3: store.options('site') });
const liveIn = (registry: Registry) => registry.live().map(({ version }) => version);

async function released(world: RegistryWorld) {
  await world.publish({ version: '1.0.0' });
  await world.publish({ version: '1.1.0' });
  await world.activate('1.0.0', 0);
}

test('a server that starts without the database shows what was live, and catches up once it is there', async () => {
  const first = await another();
  await released(first);
  await (await aServer()).close();
  await first.close();
  await postgres.stop();

  const server = closedLater(await aServer());
  const doors = closedLater(Fastify());
  await doors.register(server.plugin);
  const ask = () => doors.inject('/registry/v1/channels/production/snapshot');
  expect(liveIn(server)).toEqual(['1.0.0']);
  expect(await ask()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });

  postgres = await start();
  const second = closedLater(await another());
  await second.activate('1.1.0', 1);
  await eventually(() => liveIn(server)[0] === '1.1.0');
  expect(await ask()).toMatchObject({ statusCode: 200 });
}, 60_000);

test('a server that loses the database hears of what is activated after it is back', async () => {
  const world = closedLater(await another());
  await released(world);
  const server = closedLater(await aServer());
  expect(liveIn(server)).toEqual(['1.0.0']);

  await postgres.stop();
  postgres = await start();
  await world.activate('1.1.0', 1);

  await eventually(() => liveIn(server)[0] === '1.1.0');
}, 60_000);
