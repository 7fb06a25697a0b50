import { changedLines } from './file-diff.rules.ts';

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

test('a text that is mostly another is not compared', () => {
  const numbered = (word: string) =>
    Array.from({ length: 4_000 }, (_, i) => `${word}${i};`).join('');

  expect(changedLines(numbered('a'), numbered('b'))).toBeUndefined();
});
