import { changedLines, changedSourceLines, maxEdits } from './file-diff.rules.ts';

test('an insertion into a minified script is found, with two lines around it', async () => {
  const before = 'let a=1;let b=2;let c=3;let d=4;';
  const now = 'let a=1;let b=2;fetch("/steal");let c=3;let d=4;';

  expect(await changedLines(before, now)).toEqual([
    '@@ -1 +1 @@',
    ' let a=1;',
    ' let b=2;',
    '+fetch("/steal");',
    ' let c=3;',
    ' let d=4;',
  ]);
});

test('a new file is all insertions', async () => {
  expect(await changedLines('', '.a{color:red}')).toEqual(['@@ -1 +1 @@', '+.a{', '+color:red}']);
});

const numbered = (word: string, length: number) => Array.from({ length }, (_, i) => `${word}${i};`);

test('a built file with too many changes is not compared', async () => {
  const changed = (edits: number) => numbered('a', edits).join('');

  expect(await changedLines('', changed(maxEdits))).toHaveLength(maxEdits + 1);
  expect(await changedLines('', changed(maxEdits + 1))).toBeUndefined();
});

test('the page has its turns while a file is compared', async () => {
  let [isDone, turns] = [false, 0];
  const compared = changedLines('', numbered('a', maxEdits).join(''));
  void compared.then(() => (isDone = true));

  for (; !isDone; turns++) await new Promise((next) => setTimeout(next));

  expect(turns).toBeGreaterThan(100);
});

test('the lines of a source are those of its author', async () => {
  expect(await changedSourceLines('if (a) { b(); }\n', 'if (a) { c(); }\n')).toEqual([
    '@@ -1 +1 @@',
    '-if (a) { b(); }',
    '+if (a) { c(); }',
  ]);
});

test('how a system ends its lines is no change', async () => {
  expect(await changedSourceLines('a\r\nb\r\n', 'a\nb\n')).toEqual([]);
});

test('a source that is mostly another is its old text and its new', async () => {
  const lines = await changedSourceLines(
    numbered('a', 1500).join('\n'),
    numbered('b', 1500).join('\n'),
  );

  expect([lines?.length, lines?.[0], lines?.at(-1)]).toEqual([3_000, '-a0;', '+b1499;']);
});

test('a source that is too long is not shown', async () => {
  expect(await changedSourceLines('', 'a'.repeat(400_001))).toBeUndefined();
});

test.each([
  ['turns the reading direction', '\u202e', '‹U+202E›'],
  ['has no width', '\u200b', '‹U+200B›'],
  ['is a control character', '\u0000', '‹U+0000›'],
  ['returns to the start of the line', '\r', '‹U+000D›'],
])('a character that %s is named', async (_, character, name) => {
  expect(await changedSourceLines('', `a${character}b`)).toContain(`+a${name}b`);
  expect(await changedLines('', `a${character}b`)).toContain(`+a${name}b`);
});
