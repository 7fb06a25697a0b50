import { setImmediate as nextTurn } from 'node:timers/promises';
import { report } from './report.ts';

let fetched: string[];
let beacons: Blob[];
beforeEach(() => {
  [fetched, beacons] = [[], []];
  globalThis.fetch = async (address) => {
    fetched.push(String(address));
    return Response.json([
      {
        name: 'guide',
        version: '2.0.0',
        nonce: 'of 2.0.0',
        previous: { version: '1.0.0', nonce: 'of 1.0.0' },
      },
      { name: 'preview', version: '3.0.0' },
    ]);
  };
  const sendBeacon = (_: string, body: Blob) => beacons.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});

async function reported() {
  await nextTurn();
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
  await Promise.all(['a', 'b', 'c'].map((thrown) => report(version, 'crashed', new Error(thrown))));

  expect(await reported()).toHaveLength(3);
});

test.each([
  ['the site’s own remote', { name: 'public' }],
  ['a preview', { name: 'preview', version: '3.0.0' }],
  ['a version that is live no more', { name: 'guide', version: '0.9.0' }],
])('nothing is reported of %s', async (_, version) => {
  void report(version, 'crashed');

  expect(await reported()).toEqual([]);
});
