import { toCount, toNumber } from './number.rules.ts';

test.each([
  ['250', 250],
  [' 250.9 ', 250.9],
  ['-3', -3],
  ['1,234', 1234],
  ['1,234,567.5', 1234567.5],
  ['£1,234.50', 1234.5],
  ['$ 1 234.50', 1234.5],
  ['1\u00a0234.50', 1234.5],
  ['', undefined],
  ['  ', undefined],
  ['two', undefined],
  ['1e3', undefined],
  ['1250,50', undefined],
  ['1.250,50', undefined],
  ['12,34', undefined],
  ['1,2345', undefined],
])('%j is the number %p', (text, number) => {
  expect(toNumber(text)).toBe(number);
});

test.each([
  ['3', 3],
  ['0', 1],
  ['-7', 1],
  ['', 1],
  ['two', 1],
  ['2.9', 2],
  ['900', 50],
  ['1250,50', 1],
])('%j is a count of %i between 1 and 50 (§5)', (text, count) => {
  expect(toCount(text, { min: 1, max: 50 })).toBe(count);
});

test.each([
  ['3', 3],
  [' 2 ', 2],
  ['', 0],
  ['many', 0],
  ['-4', 0],
  ['1,000', 1000],
])('%j is a count of %i without limits', (text, count) => {
  expect(toCount(text)).toBe(count);
});
