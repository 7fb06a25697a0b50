import { memoiseBetweenReads } from './memoise-between-reads.ts';

test('what the last read had is not worked out again, and what it had not is', () => {
  const worked: string[] = [];
  const beginRead = memoiseBetweenReads(
    (text: string) => {
      worked.push(text);
      return text.toUpperCase();
    },
    (text) => text,
  );

  expect(['a', 'b', 'a'].map(beginRead())).toEqual(['A', 'B', 'A']);
  expect(['b', 'c'].map(beginRead())).toEqual(['B', 'C']);
  expect(['a', 'c'].map(beginRead())).toEqual(['A', 'C']);
  expect(worked).toEqual(['a', 'b', 'c', 'a']);
});
