import { administrator, registryWorld, type RegistryWorld } from '../testing/registry-world.ts';

let world: RegistryWorld;
beforeEach(async () => {
  world = await registryWorld();
  for (const [revision, version] of ['1.0.0', '1.1.0'].entries()) {
    await world.publish({ version });
    await world.activate(version, revision);
  }
}, 60_000);
afterEach(() => world.close());

let visitors = 0;
/** A visitor who was not there before reports, from an address of their own. */
const report = (
  outcome: string,
  { version = '1.1.0', headers = {} }: { version?: string; headers?: Record<string, string> } = {},
) =>
  world.send('POST', '/reports', {
    body: { remote: 'guide', version, outcome },
    remoteAddress: `10.0.${(visitors += 1) >> 8}.${visitors & 255}`,
    headers,
  });

const figures = async () =>
  (
    await world.send('GET', '/remotes/guide/reports', { headers: { authorization: administrator } })
  ).json().versions;
const history = async () =>
  (
    await world.send('GET', '/channels/production/history', {
      headers: { authorization: world.deploy },
    })
  ).json().history;

test('what visitors’ pages say is counted for each version', async () => {
  await report('loaded');
  await report('loaded');
  await report('missing');
  await report('loaded', { version: '1.0.0' });

  expect(await figures()).toMatchObject([
    { version: '1.1.0', counts: { loaded: 2, missing: 1 }, loads: 3, failures: 1 },
    { version: '1.0.0', counts: { loaded: 1 }, loads: 1, failures: 0 },
  ]);
});

test('a visitor counts once a minute for the same thing, and an address not without end', async () => {
  const send = (agent: number) =>
    world.send('POST', '/reports', {
      body: { remote: 'guide', version: '1.1.0', outcome: 'loaded' },
      headers: { 'user-agent': `browser ${agent}` },
    });
  await send(0);
  await send(0);
  for (let agent = 1; agent < 100; agent++) await send(agent);

  // A minute may have ended meanwhile, and then a second one has begun.
  const [{ loads }] = await figures();
  expect([30, 60]).toContain(loads);
});

test.each([
  [
    'of a version that was never published',
    { remote: 'guide', version: '9.9.9', outcome: 'loaded' },
  ],
  ['of another kind', { remote: 'guide', version: '1.1.0', outcome: 'exploded' }],
  ['without sense', { x: 1 }],
])('a report %s is passed over', async (_name, body) => {
  const answer = await world.send('POST', '/reports', { body });

  expect(answer.statusCode).toBe(204);
  expect(await figures()).toEqual([]);
});

test('a report from another site’s page is passed over', async () => {
  await report('missing', { headers: { 'sec-fetch-site': 'cross-site' } });

  expect(await figures()).toEqual([]);
});

test('only who publishes the remote, or an administrator, reads the figures', async () => {
  expect((await world.send('GET', '/remotes/guide/reports')).statusCode).toBe(401);
});

test('a version that fails for too many visitors goes back by itself, and history says for how many', async () => {
  for (let load = 0; load < 16; load++) await report('loaded');
  for (let load = 0; load < 3; load++) await report('broken');
  expect((await history())[0]).toMatchObject({ action: 'activated' });

  await report('crashed');

  expect((await history())[0]).toMatchObject({
    action: 'rolled back',
    fromVersion: '1.1.0',
    toVersion: '1.0.0',
    changedBy: 'automatic',
    reason: 'It failed for 4 of 20 visitors within 10 minutes (20 %).',
  });
});

test.each([
  ['one address', () => '192.0.2.1'],
  ['one household of the newer internet', (page: number) => `2001:db8:1:2::${page}`],
])('%s never takes a version back, however many of its pages fail', async (_name, addressOf) => {
  for (let load = 0; load < 19; load++) await report('loaded');

  for (const outcome of ['broken', 'missing', 'late', 'crashed'])
    for (let page = 0; page < 10; page++)
      await world.send('POST', '/reports', {
        body: { remote: 'guide', version: '1.1.0', outcome },
        headers: { 'user-agent': `browser ${page}` },
        remoteAddress: addressOf(page),
      });

  expect((await history())[0]).toMatchObject({ action: 'activated' });
});

test('slow lines take nothing back, unless half of the visitors have one', async () => {
  for (let load = 0; load < 20; load++) await report('loaded');
  for (let load = 0; load < 19; load++) await report('late');
  expect((await history())[0]).toMatchObject({ action: 'activated' });

  await report('late');

  expect((await history())[0]).toMatchObject({
    action: 'rolled back',
    reason: 'It failed for 0 of 40 visitors within 10 minutes (0 %) and came late for 20.',
  });
});

test('a version without one before stays, however much of it fails', async () => {
  await world.rollBack();

  for (let load = 0; load < 25; load++) await report('broken', { version: '1.0.0' });

  expect((await history())[0]).toMatchObject({
    action: 'rolled back',
    changedBy: expect.stringContaining('guide'),
  });
});
