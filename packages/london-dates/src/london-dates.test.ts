import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  formatLong,
  fromEnGb,
  isLocalDate,
  londonToday,
  toEnGb,
} from './index.ts';

test.each([
  ['2026-06-30T23:30:00Z', '2026-07-01'], // British Summer Time is an hour ahead.
  ['2026-12-31T23:30:00Z', '2026-12-31'],
  ['2026-10-25T00:30:00Z', '2026-10-25'], // The night the clocks go back.
])('at %s it is %s in London', (moment, day) => {
  expect(londonToday(new Date(moment))).toBe(day);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['01/12/2026', false],
  ['0000-00-00', false],
  [20261201, false],
  [null, false],
])('%p is a date: %p', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected);
});

test('days are counted across months, years and the change of clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test('a month later keeps the day, or takes the last one there is', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-11-15', 14)).toBe('2028-01-15');
  expect(daysInMonth('2028-02-10')).toBe(29);
});

test('dates are written and read day first', () => {
  expect(toEnGb('2026-12-01')).toBe('01/12/2026');
  expect(fromEnGb('1/12/2026')).toBe('2026-12-01');
  expect(fromEnGb('31/02/2026')).toBeUndefined();
  expect(formatLong('2026-12-01')).toBe('Tue, 1 Dec 2026');
});
