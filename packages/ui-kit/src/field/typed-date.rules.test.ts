import { isWholeDate, typedDate } from './typed-date.rules.ts';

test.each([
  ['31/1/2027', '2027-01-31'],
  ['31/01/27', '2027-01-31'],
  [' 31.1.2027 ', '2027-01-31'],
  ['31012027', '2027-01-31'],
  ['310127', '2027-01-31'],
  ['31 Jan', '2027-01-31'],
  ['31jan', '2027-01-31'],
  ['31st January 2028', '2028-01-31'],
  ['Sun, 31 Jan 2027', '2027-01-31'],
  ['1 Sept', '2027-09-01'],
  ['31/1', '2027-01-31'],
  ['28/11', '2026-11-28'],
  ['27/11', '2027-11-27'],
  ['29 Feb', '2028-02-29'],
  ['2027-01-31', '2027-01-31'],
  ['1/1/2020', '2020-01-01'],
  ['31/2/2027', undefined],
  ['1/13/2027', undefined],
  ['31', undefined],
  ['311', undefined],
  ['Jan 31', undefined],
  ['31 Foo', undefined],
  ['1/1/202', undefined],
  ['tomorrow', undefined],
  ['', undefined],
  ['9'.repeat(10_000), undefined],
])('%j is the day %s', (text, day) => {
  expect(typedDate(text, '2026-11-28')).toBe(day);
});

test('a date is whole once its year is', () => {
  const typed = ['1/1/2027', '01012027', '1 Jan 2027', '2027-01-31', '3112', '1/1/20', '31 Jan'];
  expect(typed.map(isWholeDate)).toEqual([true, true, true, true, false, false, false]);
});
