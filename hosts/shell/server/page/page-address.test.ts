import { pageAddress } from './page-address.ts';

const origin = 'https://www.larkfare.example';

test('the address is on the site’s own origin', () => {
  expect(pageAddress(origin, '/deals?page=2').href).toBe(`${origin}/deals?page=2`);
});

test('a path that starts with two slashes is a path and not another host', () => {
  expect(pageAddress(origin, '//evil.example/x')).toMatchObject({
    origin,
    pathname: '//evil.example/x',
  });
});
