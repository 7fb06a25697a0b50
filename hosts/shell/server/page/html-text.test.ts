import { escapeHtml, toInlineCss, toInlineJson } from './html-text.ts';

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
