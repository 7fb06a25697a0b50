import { memoiseBetweenReads } from './memoise-between-reads.ts';

test('values of the previous read are reused, and others are computed', () => {
  const computed: string[] = [];
  const beginRead = memoiseBetweenReads(
    (text: string) => {
      computed.push(text);
      return text.toUpperCase();
    },
    (text) => text,
  );

  expect(['a', 'b', 'a'].map(beginRead())).toEqual(['A', 'B', 'A']);
  expect(['b', 'c'].map(beginRead())).toEqual(['B', 'C']);
  expect(['a', 'c'].map(beginRead())).toEqual(['A', 'C']);
  expect(computed).toEqual(['a', 'b', 'c', 'a']);
});
