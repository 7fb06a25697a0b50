import { isStorableText, withPlainLineEnds } from './text.rules.ts';

test.each([
  ['a text of several lines', 'One\n\n\tTwo – three £4 🐦', true],
  ['a NUL byte', 'a\u0000b', false],
  ['an escape character', 'a\u001bb', false],
  ['half an emoji', 'a\ud83db', false],
])('%s can be stored: %#', (_, text, is) => {
  expect(isStorableText(text)).toBe(is);
});

test('line ends are stored the same way wherever they were typed', () => {
  expect(withPlainLineEnds('a\r\nb\nc')).toBe('a\nb\nc');
});
