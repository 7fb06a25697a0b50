import { toCount } from './stepper.rules.ts';

test.each([
  ['3', 3],
  ['0', 1],
  ['-7', 1],
  ['', 1],
  ['two', 1],
  ['2.9', 2],
  ['900', 50],
])('typed %j counts as %i between 1 and 50', (text, count) => {
  expect(toCount(text, { min: 1, max: 50 })).toBe(count);
});
