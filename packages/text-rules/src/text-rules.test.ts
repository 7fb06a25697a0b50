import { counted, hasUnprintable, isEmailAddress, isId, toText } from './index.ts';

test.each([
  [0, '0 children'],
  [1, '1 child'],
  [1204, '1,204 children'],
])('%i is counted as %s', (count, text) => {
  expect(counted(count, 'child', 'children')).toBe(text);
});

test('most plurals end with an s', () => {
  expect(counted(2, 'flight')).toBe('2 flights');
});

test.each([
  ['01977420-dd86-7ed4-a33c-3a1b22b00a3c', true],
  ['01977420-DD86-7ED4-A33C-3A1B22B00A3C', true],
  ['', false],
  ['BA', false],
  ['01977420-dd86-7ed4-a33c-3a1b22b00a3', false],
  ['01977420dd867ed4a33c3a1b22b00a3c', false],
  ['01977420-dd86-7ed4-a33c-3a1b22b00a3c ', false],
])('%j could be an id: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});

test.each([
  ['ann@example.com', true],
  ['a.b+c@mail.example.co.uk', true],
  ["o'neil+flights@mail.larkfare.example", true],
  ['', false],
  ['hello', false],
  ['ann@localhost', false],
  ['ann@example.', false],
  ['ann@@example.com', false],
  ['a@b..example', false],
  ['ann@-example.com', false],
  ['ann@exam ple.com', false],
  ['"ann"@example.com', false],
  ['a\u0000b@example.com', false],
  ['ann@example.com, bob@example.com', false],
  ['Ann <ann@example.com>', false],
  ['ann@example.com\r\nBcc: bob@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}example.com`, false],
])('%j is an email address: %s', (text, is) => {
  expect(isEmailAddress(text)).toBe(is);
});

test.each([
  ['a text of several lines', 'One\n\n\tTwo – three £4 🐦', false],
  ['a NUL byte', 'a\u0000b', true],
  ['an escape character', 'a\u001bb', true],
  ['half an emoji', 'a\ud83db', true],
  ['a mark that turns the reading direction', 'a\u202eb', true],
  ['a line separator of Unicode', 'a\u2028b', true],
])('%s has what cannot be printed: %#', (_, text, has) => {
  expect(hasUnprintable(text)).toBe(has);
});

test('text is stored the same way however it was typed', () => {
  expect(toText(' e\u0301\r\nb\rc ')).toBe('\u00e9\nb\nc');
});
