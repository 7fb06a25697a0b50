import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate } from '@larkfare/data-kit/database';
import { aSmallS3, eventually, type TestS3 } from '@larkfare/server-kit/testing';
import Fastify from 'fastify';
import { createRegistry, migrations, type Registry } from './index.ts';
import { startTestServer, type TestServer, defaultDeployment } from './testing/test-server.ts';

let folder: string;
let postgres: EmbeddedDatabase;
/** The bucket that the servers of a site share. */
let store: TestS3;
const opened: { close(): Promise<void> }[] = [];

const start = () =>
  startEmbeddedDatabase({ folder: join(folder, 'database'), settings: { fsync: 'off' } });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-away-'));
  store = await aSmallS3();
  postgres = await start();
  await migrate(postgres.url, migrations);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await postgres.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

const closeAfterwards = <Opened extends { close(): Promise<void> }>(each: Opened) => {
  opened.push(each);
  return each;
};
const aServer = (): Promise<Registry> =>
  createRegistry({
    databaseUrl: postgres.url,
    folder,
    s3: store.options('site'),
    deploymentContext: () => defaultDeployment,
    administratorOf: async () => undefined,
    recordDeployToken: async () => undefined,
    origin: () => 'https://www.larkfare.example',
  });
/** Another server of the same site, used to publish versions. */
const another = () => startTestServer({ databaseUrl: postgres.url, s3: store.options('site') });
const liveIn = (registry: Registry) => registry.live().map(({ version }) => version);

async function release(testServer: TestServer) {
  await testServer.publish({ version: '1.0.0' });
  await testServer.publish({ version: '1.1.0' });
  await testServer.activate('1.0.0', 0);
}

test('a server that starts without the database serves the last snapshot, and the current one once it is available', async () => {
  const first = await another();
  await release(first);
  await (await aServer()).close();
  await first.close();
  await postgres.stop();

  const server = closeAfterwards(await aServer());
  const http = closeAfterwards(Fastify());
  await http.register(server.plugin);
  const snapshot = () => http.inject('/registry/v1/channels/production/snapshot');
  expect(liveIn(server)).toEqual(['1.0.0']);
  expect(await snapshot()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(await http.inject('/registry/v1/health')).toMatchObject({ statusCode: 503 });

  postgres = await start();
  const second = closeAfterwards(await another());
  await second.activate('1.1.0', 1);
  await eventually(() => liveIn(server)[0] === '1.1.0');
  expect(await snapshot()).toMatchObject({ statusCode: 200 });
});

test('a server that lost the database receives later activations once it is available again', async () => {
  const testServer = closeAfterwards(await another());
  await release(testServer);
  const server = closeAfterwards(await aServer());
  expect(liveIn(server)).toEqual(['1.0.0']);

  await postgres.stop();
  postgres = await start();
  await testServer.activate('1.1.0', 1);

  await eventually(() => liveIn(server)[0] === '1.1.0');
});
