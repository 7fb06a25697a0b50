import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { administrator, registryWorld, type RegistryWorld } from '../testing/registry-world.ts';
import { type Health } from './live-health.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
  await world.publish({
    operations: [
      { name: 'Names', type: 'query', sha256: '', text: 'query Names { regions { name } }' },
    ],
  });
  await world.activate('1.0.0', 0);
}, 60_000);
afterEach(() => world.close());

const lookAgain = async (authorization = administrator) =>
  world.send('POST', '/health', { headers: { authorization } });

test('what is live and fits is healthy', async () => {
  expect((await lookAgain()).json()).toMatchObject({
    isHealthy: true,
    live: [{ channel: 'production', remote: 'guide', version: '1.0.0', failing: [] }],
  });
  expect((await world.send('GET', '/health')).json()).toMatchObject({ isHealthy: true });
});

test('a version that some of the visitors try is looked at beside the live one', async () => {
  await world.publish({ version: '1.1.0' });
  await world.send('PUT', '/channels/production/remotes/guide', {
    body: { version: '1.1.0', share: 20 },
    headers: { authorization: world.deploy, 'if-match': '1' },
  });

  const { live }: Health = (await lookAgain()).json();

  expect(live.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
});

test('a change of the graph and of the shell is told with version, gate and problems, and takes nothing away', async () => {
  world.change({
    api: buildSchema('type Query { regions: [Region!]! } type Region { id: ID! }'),
    shared: { react: '20.0.0', '@larkfare/remote-contract': '1.1.0' },
  });

  await lookAgain();

  const health: Health = (await world.send('GET', '/health')).json();
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
  const snapshot = (await world.send('GET', '/channels/production/snapshot')).json();
  expect(snapshot.remotes).toMatchObject([{ remote: 'guide', version: '1.0.0' }]);
});

test('files that are gone are told too', async () => {
  await rm(join(world.folder, 'remotes'), { recursive: true });

  expect((await lookAgain()).json()).toMatchObject({
    isHealthy: false,
    live: [{ failing: [{ gate: 'files', problems: ['Its files cannot be read.'] }] }],
  });
});

test('a look is asked for by administrators only', async () => {
  expect((await lookAgain('Bearer nobody')).statusCode).toBe(401);
});
