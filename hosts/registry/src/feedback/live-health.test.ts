import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Health } from './live-health.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.publish({
    operations: [
      { name: 'Names', type: 'query', sha256: '', text: 'query Names { regions { name } }' },
    ],
  });
  await testServer.activate('1.0.0', 0);
});
afterEach(() => testServer.close());

const revalidate = async (authorization = administrator) =>
  testServer.send('POST', '/health', { headers: { authorization } });

test('a compatible live version is healthy', async () => {
  expect((await revalidate()).json()).toMatchObject({
    isHealthy: true,
    live: [{ channel: 'production', remote: 'guide', version: '1.0.0', failing: [] }],
  });
  expect((await testServer.send('GET', '/health')).json()).toMatchObject({ isHealthy: true });
});

test('a version in gradual rollout is checked as well as the live one', async () => {
  await testServer.publish({ version: '1.1.0' });
  await testServer.send('PUT', '/channels/production/remotes/guide', {
    body: { version: '1.1.0', share: 20 },
    headers: { authorization: testServer.deploy, 'if-match': '1' },
  });

  const { live }: Health = (await revalidate()).json();

  expect(live.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
});

test('after a change of the API and the shell, failing gates are reported and the version stays live', async () => {
  testServer.redeploy({
    api: buildSchema('type Query { regions: [Region!]! } type Region { id: ID! }'),
    shared: { react: '20.0.0', '@larkfare/remote-contract': '1.1.0' },
  });

  await revalidate();

  const health: Health = (await testServer.send('GET', '/health')).json();
  expect(health).toMatchObject({
    isHealthy: false,
    live: [
      {
        remote: 'guide',
        version: '1.0.0',
        failing: [
          {
            gate: 'shared versions',
            problems: ['It needs react ^19.0.0; the shell has 20.0.0.'],
          },
          {
            gate: 'operations',
            problems: ['Names: Cannot query field "name" on type "Region".'],
          },
        ],
      },
    ],
  });
  const snapshot = (await testServer.send('GET', '/channels/production/snapshot')).json();
  expect(snapshot.remotes).toMatchObject([{ remote: 'guide', version: '1.0.0' }]);
});

test('missing files are reported', async () => {
  await rm(join(testServer.folder, 'remotes'), { recursive: true });

  expect((await revalidate()).json()).toMatchObject({
    isHealthy: false,
    live: [{ failing: [{ gate: 'files', problems: ['Its files cannot be read.'] }] }],
  });
});

test('an anonymous request gets the last result, without another check', async () => {
  const health = async () => (await testServer.send('GET', '/health')).json<Health>();
  const { checkedAt } = await health();
  await rm(join(testServer.folder, 'remotes'), { recursive: true });

  expect(await health()).toMatchObject({ isHealthy: true, checkedAt });
  await revalidate();

  expect(await health()).toMatchObject({ isHealthy: false });
});

test('only administrators can request a revalidation', async () => {
  expect((await revalidate('Bearer unknown')).statusCode).toBe(401);
});
