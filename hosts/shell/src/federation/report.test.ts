import { jest } from '@jest/globals';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { report } from './report.ts';

let fetched: string[];
let beacons: Blob[];
beforeEach(() => {
  jest.useFakeTimers();
  [fetched, beacons] = [[], []];
  globalThis.fetch = async (address) => {
    fetched.push(String(address));
    if (String(address) === '/_s/nonces/guide/1.0.0') return Response.json({ nonce: 'of 1.0.0' });
    return new Response(null, { status: 204 });
  };
  const sendBeacon = (_: string, body: Blob) => beacons.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});

afterEach(() => jest.useRealTimers());

async function reported() {
  await jest.advanceTimersByTimeAsync(3000);
  return Promise.all(beacons.map(async (body) => JSON.parse(await body.text())));
}

test('a report carries the nonce that the page was sent with', async () => {
  void report({ name: 'weather', version: '1.0.0', nonce: 'of the page' }, 'loaded');

  expect(await reported()).toEqual([
    { remote: 'weather', version: '1.0.0', outcome: 'loaded', nonce: 'of the page' },
  ]);
  expect(fetched).toEqual([]);
});

test('a page without one fetches it, once for all its reports of a version', async () => {
  const version = { name: 'guide', version: '1.0.0' };
  void report(version, 'loaded');
  void report(version, 'crashed');
  void report(version, 'crashed');

  expect(await reported()).toEqual(
    ['loaded', 'crashed'].map((outcome) => ({
      remote: 'guide',
      version: '1.0.0',
      outcome,
      nonce: 'of 1.0.0',
    })),
  );
  expect(fetched).toHaveLength(1);
});

test('different errors of an outcome are reported up to three times, the same once', async () => {
  const version = { name: 'sky', version: '1.0.0', nonce: 'of the page' };
  for (const thrown of ['a', 'b', 'a', 'c', 'd'])
    void report(version, 'crashed', new Error(thrown));

  expect(await reported()).toHaveLength(3);
});

test.each([
  ['the site’s own remote', { name: 'public' }],
  ['a preview', { name: 'preview', version: '3.0.0' }],
  ['a version that no server has sent to this visitor', { name: 'guide', version: '0.9.0' }],
])('nothing is reported of %s', async (_, version) => {
  void report(version, 'crashed');

  expect(await reported()).toEqual([]);
});

test('a version that another server sent a second ago is reported', async () => {
  const { fetch } = globalThis;
  let requests = 0;
  globalThis.fetch = async (address) =>
    requests++ === 0 ? new Response(null, { status: 204 }) : fetch(address);
  void report({ name: 'guide', version: '1.0.0' }, 'hung');

  expect(await reported()).toMatchObject([{ outcome: 'hung', nonce: 'of 1.0.0' }]);
});

test('a failure is not reported sooner than a page can have it', async () => {
  globalThis.fetch = async () => Response.json({ nonce: 'of 2.0.0' });
  void report({ name: 'guide', version: '2.0.0' }, 'crashed');
  await jest.advanceTimersByTimeAsync(299);
  expect(beacons).toEqual([]);

  await jest.advanceTimersByTimeAsync(1);

  expect(beacons).toHaveLength(1);
});

test('the back office is reported about with the administrator’s session, or not at all', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    return new Response(null, { status: 204 });
  };
  const reportOffice = (outcome: 'loaded' | 'shown') =>
    report({ name: 'admin', version: '1.0.0', nonce: 'of the page' }, outcome);
  await reportOffice('loaded');
  siteStorage.set('adminToken', 'a token');
  await reportOffice('shown');
  siteStorage.remove('adminToken');

  expect([sent, beacons]).toEqual([['Bearer a token'], []]);
});
