import { randomBytes } from 'node:crypto';
import { nonceAgeMs, nonceLifetimeMs, reportNonce, usedNonces } from './report-nonce.ts';

const key = randomBytes(32);
const delivery = { remote: 'guide', version: '1.1.0', network: '192.0.2.0/24' };
const nonce = reportNonce(key, delivery, 1000);

test('a nonce proves its delivery, and its age, until it expires', () => {
  expect(nonceAgeMs(key, nonce, delivery, 1000)).toBe(0);
  expect(nonceAgeMs(key, nonce, delivery, 999 + nonceLifetimeMs)).toBe(nonceLifetimeMs - 1);
  expect(nonceAgeMs(key, nonce, delivery, 1000 + nonceLifetimeMs)).toBeUndefined();
});

test.each([
  ['of another remote', { remote: 'weather' }],
  ['of another version', { version: '1.0.0' }],
  ['that was sent to another network', { network: '198.51.100.0/24' }],
])('it proves nothing of a page %s', (_name, other) => {
  expect(nonceAgeMs(key, nonce, { ...delivery, ...other }, 1000)).toBeUndefined();
});

test.each([
  ['no nonce', ''],
  ['a made-up signature', `${nonce.split('.').slice(0, 2).join('.')}.AAAA`],
  ['a later moment', nonce.replace(/\.\w+\./, '.zzzzzzzz.')],
  ['one of another key', reportNonce(randomBytes(32), delivery, 1000)],
])('%s proves nothing', (_name, forged) => {
  expect(nonceAgeMs(key, forged, delivery, 1000)).toBeUndefined();
});

test('each outcome of a nonce is accepted once', () => {
  const isUnused = usedNonces();

  expect(isUnused(nonce, 'loaded')).toBe(true);
  expect(isUnused(nonce, 'crashed')).toBe(true);
  expect(isUnused(nonce, 'crashed')).toBe(false);
  expect(isUnused(reportNonce(key, delivery, 1000), 'crashed')).toBe(true);
});

test('at most 50,000 uses are held in memory, and the oldest is evicted first', () => {
  const isUnused = usedNonces();
  for (let page = 0; page <= 50_000; page++) isUnused(`${page}.a.b`, 'loaded');

  expect(isUnused('1.a.b', 'loaded')).toBe(false);
  expect(isUnused('0.a.b', 'loaded')).toBe(true);
});
