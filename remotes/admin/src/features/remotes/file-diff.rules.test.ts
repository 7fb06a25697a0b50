import { changedLines, changedSourceLines } from './file-diff.rules.ts';

test('what was inserted into a minified script is found, with two lines around it', () => {
  const before = 'let a=1;let b=2;let c=3;let d=4;';
  const now = 'let a=1;let b=2;fetch("/steal");let c=3;let d=4;';

  expect(changedLines(before, now)).toEqual([
    '@@ -1 +1 @@',
    ' let a=1;',
    ' let b=2;',
    '+fetch("/steal");',
    ' let c=3;',
    ' let d=4;',
  ]);
});

test('a new file is all insertions', () => {
  expect(changedLines('', '.a{color:red}')).toEqual(['@@ -1 +1 @@', '+.a{', '+color:red}']);
});

const numbered = (word: string, length: number) => Array.from({ length }, (_, i) => `${word}${i};`);

test('a built file that is mostly another is not compared', () => {
  expect(changedLines(numbered('a', 4000).join(''), numbered('b', 4000).join(''))).toBeUndefined();
});

test('the lines of a source are those of its author', () => {
  expect(changedSourceLines('if (a) { b(); }\n', 'if (a) { c(); }\n')).toEqual([
    '@@ -1 +1 @@',
    '-if (a) { b(); }',
    '+if (a) { c(); }',
  ]);
});

test('how a system ends its lines is no change', () => {
  expect(changedSourceLines('a\r\nb\r\n', 'a\nb\n')).toEqual([]);
});

test('a source that is mostly another is its old text and its new', () => {
  const lines = changedSourceLines(numbered('a', 1500).join('\n'), numbered('b', 1500).join('\n'));

  expect([lines?.length, lines?.[0], lines?.at(-1)]).toEqual([3_000, '-a0;', '+b1499;']);
});

test('a source that is too long is not shown', () => {
  expect(changedSourceLines('', 'a'.repeat(400_001))).toBeUndefined();
});

test.each([
  ['turns the reading direction', '\u202e', '‹U+202E›'],
  ['has no width', '\u200b', '‹U+200B›'],
  ['is a control character', '\u0000', '‹U+0000›'],
  ['returns to the start of the line', '\r', '‹U+000D›'],
])('a character that %s is named', (_, character, name) => {
  expect(changedSourceLines('', `a${character}b`)).toContain(`+a${name}b`);
  expect(changedLines('', `a${character}b`)).toContain(`+a${name}b`);
});
