import { administrator, registryWorld, type RegistryWorld } from '../testing/registry-world.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
}, 60_000);
afterEach(() => world.close());

const overview = async () =>
  (await world.send('GET', '/remotes', { headers: { authorization: administrator } })).json();

test('a remote that has a token is listed before anything of it is published', async () => {
  expect(await overview()).toEqual({
    channels: [
      { name: 'production', revision: 0, lockedReason: null, lockedBy: null },
      { name: 'preview', revision: 0, lockedReason: null, lockedBy: null },
    ],
    remotes: [
      {
        name: 'guide',
        title: 'Destination guide',
        latest: null,
        live: [],
        trust: 'unreviewed',
        reviews: [],
      },
    ],
  });
});

test('each remote says what was published last, and which channels have which version', async () => {
  await world.publish();
  await world.publish({ version: '1.1.0' });
  await world.activate('1.0.0', 0);

  const { channels, remotes } = await overview();

  expect(channels[0]).toMatchObject({ name: 'production', revision: 1 });
  expect(remotes).toMatchObject([
    {
      name: 'guide',
      latest: { version: '1.1.0', publishedAt: expect.any(String) },
      live: [{ channel: 'production', version: '1.0.0', since: expect.any(String), trial: null }],
    },
  ]);
});

test('a version that some of the visitors try is told with its share', async () => {
  await world.publish();
  await world.publish({ version: '1.1.0' });
  await world.activate('1.0.0', 0);
  await world.send('PUT', '/channels/production/remotes/guide', {
    body: { version: '1.1.0', share: 10 },
    headers: { authorization: world.deploy, 'if-match': '"1"' },
  });

  expect((await overview()).remotes[0].live).toMatchObject([
    { version: '1.0.0', trial: { version: '1.1.0', share: 10 } },
  ]);
});

test('a remote that went back to nothing is live nowhere', async () => {
  await world.publish();
  await world.activate('1.0.0', 0);
  await world.rollBack();

  expect((await overview()).remotes[0].live).toEqual([]);
});

test('a lock is told with its reason', async () => {
  const headers = { authorization: administrator };
  await world.send('PUT', '/channels/production/lock', {
    body: { reason: 'Bank holiday' },
    headers,
  });

  expect((await overview()).channels[0]).toMatchObject({
    lockedReason: 'Bank holiday',
    lockedBy: 'admin@larkfare.example',
  });
});

test.each([[''], ['Bearer lfdeploy_made-up']])('to %j nothing is told', async (authorization) => {
  const answer = await world.send('GET', '/remotes', { headers: { authorization } });

  expect(answer.statusCode).toBe(401);
});

test('nor to the holder of a deploy token, whose remote is one of many', async () => {
  const headers = { authorization: world.deploy };

  expect((await world.send('GET', '/remotes', { headers })).statusCode).toBe(401);
});
