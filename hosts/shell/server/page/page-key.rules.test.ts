import type { Remote } from '../remotes/remote-folder.ts';
import { aRemote } from '../testing/a-remote.ts';
import { pageAddress, renderedAddress, pageKey } from './page-key.rules.ts';

const canonical = (path: string, parameters?: string[]) =>
  renderedAddress(new URL(path, 'http://site.example'), parameters).href;

test('tracking parameters and the order of the others make no other page', () => {
  expect(canonical('/search?utm_source=x&to=Rome&gclid=1&from=London')).toBe(
    canonical('/search?from=London&to=Rome'),
  );
  expect(canonical('/search?to=Rome')).not.toBe(canonical('/search?to=Paris'));
});

test('a parameter that the page does not read makes no other page', () => {
  expect(canonical('/flight?x=1&name=a', ['name'])).toBe(canonical('/flight?name=a&y=2', ['name']));
  expect(canonical('/home?x=1', [])).toBe(canonical('/home', []));
});

test('the order of repeated parameters stays', () => {
  expect(canonical('/search?airlines_id=b&airlines_id=a')).toContain('airlines_id=b&airlines_id=a');
});

const remote = (version: string, more: Partial<Remote> = {}) => aRemote({ version, ...more });

test('a fallback that is no longer reviewed makes another page', () => {
  const address = new URL('http://site.example/guide');
  const key = (previous: Remote) => pageKey(address, '2026-11-22', [remote('1.0.0', { previous })]);

  expect(key(remote('0.9.0', { sandbox: { operations: [] } }))).not.toBe(key(remote('0.9.0')));
});

test.each<[string, Remote]>([
  ['another version', remote('1.1.0')],
  ['another fallback', remote('1.0.0', { previous: remote('0.9.0') })],
  ['a sandbox', remote('1.0.0', { sandbox: { operations: [] } })],
])('%s makes another page', (_, other) => {
  const address = new URL('http://site.example/guide');
  const key = (each: Remote) => pageKey(address, '2026-11-22', [each]);

  expect(key(other)).not.toBe(key(remote('1.0.0')));
  expect(key(remote('1.0.0'))).toBe(key(remote('1.0.0')));
});

test('the address is on the site’s own origin', () => {
  expect(pageAddress('https://www.larkfare.example', '/deals?page=2').href).toBe(
    'https://www.larkfare.example/deals?page=2',
  );
});

test('a path that starts with two slashes is a path and not another host', () => {
  expect(pageAddress('https://www.larkfare.example', '//evil.example/x')).toMatchObject({
    origin: 'https://www.larkfare.example',
    pathname: '//evil.example/x',
  });
});
