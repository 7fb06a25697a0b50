import { remoteStyle } from './remote-style.ts';

test('addresses that are relative to a style file lead there from the page too', () => {
  const manifest = { name: 'guide', build: 'abc' } as Parameters<typeof remoteStyle>[0];
  const css =
    'a{background:url(sun.svg)}b{src:url("../fonts/a.woff2")}c{x:url(/y.svg) url(#z) url(data:image/png,1)}';

  expect(remoteStyle(manifest, 'css/a.css', css).css).toBe(
    'a{background:url(/_r/guide/abc/css/sun.svg)}b{src:url("/_r/guide/abc/fonts/a.woff2")}c{x:url(/y.svg) url(#z) url(data:image/png,1)}',
  );
});
