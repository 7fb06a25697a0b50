import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  await testServer.goLive('1.0.0', '1.1.0');
});
afterEach(() => testServer.close());

let visitors = 0;
const newAddress = () => `10.${(visitors += 1) >> 8}.${visitors & 255}.1`;

const report = (
  outcome: string,
  { version = '1.1.0', address = newAddress(), headers = {} }: Sender = {},
) => testServer.report(outcome, { version, address, headers });
type Sender = { version?: string; address?: string; headers?: Record<string, string> };

const forged = (body: object, remoteAddress = newAddress(), headers = {}) =>
  testServer.send('POST', '/reports', { body, remoteAddress, headers });

/** @returns the nonce of a page that was sent a second ago */
const pageOf = (version: string, address: string) =>
  testServer.registry.reports.sent({ remote: 'guide', version }, address, Date.now() - 1000);

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

test('a nonce counts once for each outcome', async () => {
  const address = newAddress();
  const nonce = pageOf('1.1.0', address);
  for (const outcome of ['loaded', 'loaded', 'crashed', 'crashed'])
    await forged({ remote: 'guide', version: '1.1.0', outcome, nonce }, address);

  expect(await figures()).toMatchObject([{ counts: { loaded: 1, crashed: 1 } }]);
});

test('two further errors of a reported outcome are stored and not counted', async () => {
  const address = newAddress();
  const about = { remote: 'guide', version: '1.1.0', outcome: 'crashed' };
  const nonce = pageOf('1.1.0', address);
  for (const name of ['First', 'Second', 'Third', 'Fourth'])
    await forged(
      { ...about, nonce, error: { name, message: name, stack: '', routes: [], operations: [] } },
      address,
    );

  expect(await figures()).toMatchObject([{ counts: { crashed: 1 } }]);
  const { errors } = (
    await testServer.send('GET', '/remotes/guide/errors', {
      headers: { authorization: administrator },
    })
  ).json();
  const names = errors.map((error: { name: string }) => error.name);
  expect(names.sort()).toEqual(['First', 'Second', 'Third']);
});

test('each network is rate limited', async () => {
  for (let page = 0; page < 100; page++) await report('loaded', { address: '192.0.2.1' });

  expect(await figures()).toMatchObject([{ loads: 60 }]);
});

test('twenty forged reports from twenty addresses move nothing', async () => {
  const stolen = pageOf('1.1.0', newAddress());
  const other = pageOf('1.0.0', newAddress());
  for (let load = 0; load < 5; load++) await report('loaded');

  for (let address = 0; address < 20; address++)
    for (const nonce of [undefined, 'a.b.c', stolen, other])
      await forged({ remote: 'guide', version: '1.1.0', outcome: 'broken', nonce });

  expect((await history())[0]).toMatchObject({ action: 'activated' });
  expect(await figures()).toMatchObject([{ loads: 5, failures: 0 }]);
});

test('failures are weighed against the pages that were sent, reported or not', async () => {
  const about = { remote: 'guide', version: '1.1.0' };
  for (let page = 0; page < 81; page++)
    testServer.registry.reports.sent(about, newAddress(), Date.now());
  for (let page = 0; page < 20; page++) await report('broken');
  expect((await history())[0]).toMatchObject({ action: 'activated' });

  await report('broken');

  expect((await history())[0]).toMatchObject({ action: 'rolled back' });
});

test.each([
  ['about an unknown version', { version: '9.9.9' }],
  ['with an unknown outcome', { outcome: 'exploded' }],
  ['of another shape', { remote: 7 }],
])('a report %s is ignored', async (_name, changes) => {
  const address = newAddress();
  const body = { remote: 'guide', version: '1.1.0', outcome: 'loaded', ...changes };
  const nonce = pageOf('1.1.0', address);

  const answer = await forged({ ...body, nonce }, address);

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

test.each(['hidden', 'hung', 'grown', 'moved', 'refused'])(
  'pages that are %s cause a rollback',
  async (outcome) => {
    for (let load = 0; load < 16; load++) await report('shown');
    for (let load = 0; load < 4; load++) await report(outcome);

    expect((await history())[0]).toMatchObject({ action: 'rolled back', changedBy: 'automatic' });
    expect(await figures()).toMatchObject([{ version: '1.1.0', counts: { [outcome]: 4 } }]);
  },
);

test('patched built-ins are counted, and cause no rollback', async () => {
  for (let load = 0; load < 20; load++) await report('patched');

  expect((await history())[0]).toMatchObject({ action: 'activated' });
  expect(await figures()).toMatchObject([{ counts: { patched: 20 }, failures: 0 }]);
});

test.each([
  ['one address', () => '192.0.2.1'],
  ['one range of IPv4 addresses', (page: number) => `192.0.2.${page}`],
  ['one IPv6 network', (page: number) => `2001:db8:1:${page}::1`],
])('%s alone never causes a rollback, however many of its pages fail', async (_name, addressOf) => {
  for (let load = 0; load < 19; load++) await report('loaded');

  for (const outcome of ['broken', 'missing', 'late', 'crashed'])
    for (let page = 0; page < 10; page++) await report(outcome, { address: addressOf(page) });

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

/** Strangers who load pages of the live version, each from a separate network, and report that it crashed. */
const strangers = async (networks: number, version = '1.1.0') => {
  for (let network = 0; network < networks; network++) await report('crashed', { version });
};
const live = async () =>
  (await testServer.send('GET', '/channels/production/snapshot')).json().remotes[0].version;
const notices = async () => {
  const headers = { authorization: administrator };
  const { events } = (await testServer.send('GET', '/remotes/guide/events', { headers })).json();
  return events
    .filter(({ kind }: { kind: string }) => kind === 'failed')
    .map(({ text }: { text: string }) => text);
};

test.each([20, 200])(
  'reports of %i networks to which nothing was sent have no effect',
  async (networks) => {
    const { reports } = testServer.registry;
    const address = newAddress();
    pageOf('1.1.0', address);
    const about = { remote: 'guide', version: '1.1.0' };
    expect(await reports.nonceOf(about, address)).toBeDefined();

    for (let network = 0; network < networks; network++) {
      const stranger = newAddress();
      const nonce = await reports.nonceOf(about, stranger);
      expect(nonce).toBeUndefined();
      await forged({ ...about, outcome: 'crashed', nonce: nonce ?? '' }, stranger);
    }

    expect(await live()).toBe('1.1.0');
    expect(await figures()).toEqual([]);
  },
);

test('a failure that is reported as soon as the page was sent has no effect', async () => {
  for (let network = 0; network < 20; network++) {
    const address = newAddress();
    const about = { remote: 'guide', version: '1.1.0' };
    const nonce = testServer.registry.reports.sent(about, address, Date.now());
    await forged({ ...about, outcome: 'crashed', nonce }, address);
  }

  expect(await live()).toBe('1.1.0');
});

test.each([20, 200])(
  '%i networks that load pages roll a remote back once, until a person decides',
  async (networks) => {
    await testServer.publish({ version: '1.2.0' });
    await testServer.activate('1.2.0', 2);

    await strangers(networks, '1.2.0');
    expect(await live()).toBe('1.1.0');
    await strangers(networks, '1.1.0');

    expect(await live()).toBe('1.1.0');
    expect(await notices()).toEqual([expect.stringContaining('a person decides')]);
  },
);

test('a version that a person activates again after an automatic rollback stays live', async () => {
  await strangers(20);
  expect(await live()).toBe('1.0.0');
  await testServer.activate('1.1.0', 3);

  await strangers(200);

  expect(await live()).toBe('1.1.0');
  expect(await notices()).toEqual([expect.stringContaining('a person activated it again')]);
});

test('a version in a locked channel stays live, and its team is notified', async () => {
  await testServer.send('PUT', '/channels/production/lock', {
    headers: { authorization: administrator },
    body: { reason: 'A sale until Monday.' },
  });

  await strangers(20);

  expect(await live()).toBe('1.1.0');
  expect(await notices()).toEqual([expect.stringContaining('the channel is locked')]);
});
