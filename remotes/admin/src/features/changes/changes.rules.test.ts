import { beginning, toWords } from './changes.rules.ts';

test.each([
  ['regions', 'Regions'],
  ['monthly_prices', 'Monthly prices'],
  ['contactWA', 'Contact wA'],
  ['aboutUsLong', 'About us long'],
])('%s is said as %s', (name, words) => {
  expect(toWords(name)).toBe(words);
});

test('a long value is cut, a short one is not', () => {
  expect(beginning('a'.repeat(120))).toBeUndefined();
  expect(beginning('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});
