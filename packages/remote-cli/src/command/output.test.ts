import { toPrintableLine as toStoredLine } from '@larkfare/text-rules';
import { toPrintableLine } from './output.ts';

test.each([
  ['a reset of the terminal', '\u001bcLarkfare', 'Larkfare'],
  ['colours', '\u001b[31mred\u001b[0m', 'red'],
  ['a title of the window', '\u001b]0;title\u0007text', 'text'],
  ['an escape sequence of one character', 'a\u009bb', 'a\ufffdb'],
  ['a false line', 'first\r\nyour token has ended', 'first your token has ended'],
  ['a mark that turns the reading direction', 'a\u202eb', 'a\ufffdb'],
  ['half an emoji', 'a\ud83db', 'a\ufffdb'],
  ['text', 'Zürich → São Paulo 🐦', 'Zürich → São Paulo 🐦'],
])('%s is printed as text', (_name, text, printed) => {
  expect(toPrintableLine(text)).toBe(printed);
});

test('the command line replaces the characters that are replaced before text is stored', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const differing = characters.filter(
    (each) => toPrintableLine(`a${each}`) !== toStoredLine(`a${each}`),
  );

  expect(differing).toEqual([]);
});
