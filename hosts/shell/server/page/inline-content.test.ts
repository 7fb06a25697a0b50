import { runInNewContext } from 'node:vm';
import { escapeHtml, remoteStyle, toInlineCss, toInlineJson } from './inline-content.ts';

test('text from outside cannot open a tag or leave an attribute', () => {
  expect(escapeHtml(`"><script>alert('x')</script>&`)).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;',
  );
});

test.each([
  ['a closing script tag', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script>'],
  ['an ampersand', 'Marks & Spencer &lt;'],
  ['the two line separators', 'a\u2028b\u2029c'],
  ['quotes and backslashes', `"'\\`],
])('%s in the page’s data stays inside its block and is read back the same', (_name, text) => {
  const json = toInlineJson({ text });

  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});

test('styles cannot end their own block', () => {
  expect(toInlineCss('a::after{content:"</style><script>"}')).not.toMatch(/<\/style/i);
});

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
