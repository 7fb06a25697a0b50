import { formatAmount, readAmount, toAmountText } from './money.rules.ts';

test.each([
  [123450, '$', '$1,234.50'],
  [123450, '£', '£1,234.50'],
  [0, '$', '$0.00'],
  [5, '£', '£0.05'],
])('%i pence in %s are %s (§9)', (pence, sign, text) => {
  expect(formatAmount(pence, sign)).toBe(text);
});

test.each([
  ['123', 12300],
  ['123.4', 12340],
  ['£1,234.50', 123450],
  ['$ 1 234.50', 123450],
  [' 0.07 ', 7],
  ['19.99', 1999], // 19.99 * 100 is not a whole number in floating point
  ['100000', 100_000_00],
  ['', null],
  ['  ', null],
  ['–', null],
  ['100000.01', undefined],
  ['-5', undefined],
  ['1,23', undefined],
  ['1.234,50', undefined],
  ['12.345', undefined],
  ['1e3', undefined],
  ['twelve', undefined],
])('%j is read as %p pence', (text, pence) => {
  expect(readAmount(text)).toBe(pence);
});

test('an amount in a field has two decimals and no sign', () => {
  expect(toAmountText(123450)).toBe('1234.50');
  expect(toAmountText(0)).toBe('0.00');
  expect(toAmountText(null)).toBe('');
});
