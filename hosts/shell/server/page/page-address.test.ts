import { pageAddress } from './page-address.ts';

const request = { protocol: 'https', host: 'larkfare.example', url: '/deals?page=2' };

test('the address is that of the request', () => {
  expect(pageAddress(undefined, request).href).toBe('https://larkfare.example/deals?page=2');
});

test('a site that knows its own address does not believe the Host header', () => {
  const address = pageAddress('https://www.larkfare.example', { ...request, host: 'evil.example' });

  expect(address.href).toBe('https://www.larkfare.example/deals?page=2');
});

test('a path that starts with two slashes is a path and not another host', () => {
  expect(pageAddress(undefined, { ...request, url: '//evil.example/x' })).toMatchObject({
    host: 'larkfare.example',
    pathname: '//evil.example/x',
  });
});

test('a Host header that is no host does no harm', () => {
  expect(pageAddress(undefined, { ...request, host: 'a b"><script>' }).origin).toBe(
    'http://localhost',
  );
});
