import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  for (const [revision, version] of ['1.0.0', '1.1.0'].entries()) {
    await testServer.publish({ version });
    await testServer.activate(version, revision);
  }
}, 60_000);
afterEach(() => testServer.close());

let visitors = 0;
/** A report from a new visitor. */
const report = (
  outcome: string,
  { version = '1.1.0', headers = {} }: { version?: string; headers?: Record<string, string> } = {},
) =>
  testServer.send('POST', '/reports', {
    body: { remote: 'guide', version, outcome },
    remoteAddress: `10.0.${(visitors += 1) >> 8}.${visitors & 255}`,
    headers,
  });

const figures = async () =>
  (
    await testServer.send('GET', '/remotes/guide/reports', {
      headers: { authorization: administrator },
    })
  ).json().versions;
const history = async () =>
  (
    await testServer.send('GET', '/channels/production/history', {
      headers: { authorization: testServer.deploy },
    })
  ).json().history;

test('reports are counted for each version', async () => {
  await report('loaded');
  await report('loaded');
  await report('missing');
  await report('loaded', { version: '1.0.0' });

  expect(await figures()).toMatchObject([
    { version: '1.1.0', counts: { loaded: 2, missing: 1 }, loads: 3, failures: 1 },
    { version: '1.0.0', counts: { loaded: 1 }, loads: 1, failures: 0 },
  ]);
});

test('an identical report counts once a minute, and each network is rate limited', async () => {
  const send = (agent: number) =>
    testServer.send('POST', '/reports', {
      body: { remote: 'guide', version: '1.1.0', outcome: 'loaded' },
      headers: { 'user-agent': `browser ${agent}` },
    });
  await send(0);
  await send(0);
  for (let agent = 1; agent < 100; agent++) await send(agent);

  // The test may run across the end of a minute.
  const [{ loads }] = await figures();
  expect([30, 60]).toContain(loads);
});

test.each([
  ['about an unknown version', { remote: 'guide', version: '9.9.9', outcome: 'loaded' }],
  ['with an unknown outcome', { remote: 'guide', version: '1.1.0', outcome: 'exploded' }],
  ['of another shape', { x: 1 }],
])('a report %s is ignored', async (_name, body) => {
  const answer = await testServer.send('POST', '/reports', { body });

  expect(answer.statusCode).toBe(204);
  expect(await figures()).toEqual([]);
});

test('a report from another site’s page is ignored', async () => {
  await report('missing', { headers: { 'sec-fetch-site': 'cross-site' } });

  expect(await figures()).toEqual([]);
});

test('only publishers of the remote and administrators can read the figures', async () => {
  expect((await testServer.send('GET', '/remotes/guide/reports')).statusCode).toBe(401);
});

test('a version that fails for too many visitors is rolled back automatically, with the figures as reason', async () => {
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
  ['one IPv6 network', (page: number) => `2001:db8:1:2::${page}`],
])('%s alone never causes a rollback, however many of its pages fail', async (_name, addressOf) => {
  for (let load = 0; load < 19; load++) await report('loaded');

  for (const outcome of ['broken', 'missing', 'late', 'crashed'])
    for (let page = 0; page < 10; page++)
      await testServer.send('POST', '/reports', {
        body: { remote: 'guide', version: '1.1.0', outcome },
        headers: { 'user-agent': `browser ${page}` },
        remoteAddress: addressOf(page),
      });

  expect((await history())[0]).toMatchObject({ action: 'activated' });
});

test('timeouts cause a rollback only for half of the visitors', async () => {
  for (let load = 0; load < 20; load++) await report('loaded');
  for (let load = 0; load < 19; load++) await report('late');
  expect((await history())[0]).toMatchObject({ action: 'activated' });

  await report('late');

  expect((await history())[0]).toMatchObject({
    action: 'rolled back',
    reason: 'It failed for 0 of 40 visitors within 10 minutes (0 %) and timed out for 20.',
  });
});

test('a version without a previous one is not rolled back automatically', async () => {
  await testServer.rollBack();

  for (let load = 0; load < 25; load++) await report('broken', { version: '1.0.0' });

  expect((await history())[0]).toMatchObject({
    action: 'rolled back',
    changedBy: expect.stringContaining('guide'),
  });
});
