import { runInNewContext } from 'node:vm';
import { remoteStyle } from './remote-style.ts';

const manifest = { name: 'guide', build: 'abc' } as Parameters<typeof remoteStyle>[0];

test('addresses that are relative to a style file lead there from the page too', () => {
  const css =
    'a{background:url(sun.svg)}b{src:url("../fonts/a.woff2")}c{x:url(/y.svg) url(#z) url(data:image/png,1)}';

  expect(remoteStyle(manifest, 'css/a.css', css).css).toBe(
    'a{background:url("/_r/guide/abc/css/sun.svg")}b{src:url("/_r/guide/abc/fonts/a.woff2")}c{x:url(/y.svg) url(#z) url(data:image/png,1)}',
  );
});

test.each([
  [
    'a hundred thousand spaces are read once, so that no partner’s styles hold up the server',
    `a{background:url(${' '.repeat(100_000)}`,
  ],
  ['an address that leads nowhere stays', 'a{background:url("\t//[")}'],
])('%s', (_, css) => {
  const moved = runInNewContext(
    'remoteStyle(manifest, "a.css", css).css',
    { remoteStyle, manifest, css },
    { timeout: 20_000 },
  );

  expect(moved).toBe(css);
});
