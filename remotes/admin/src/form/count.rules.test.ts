import { toCount } from './count.rules.ts';

test.each([
  ['3', 0, 3],
  [' 2 ', 0, 2],
  ['', 0, 0],
  ['many', 0, 0],
  ['-4', 0, 0],
  ['2.9', 0, 2],
  ['', 1, 1],
  ['0', 1, 1],
])('%j with at least %i is %i', (text, least, count) => {
  expect(toCount(text, least)).toBe(count);
});
