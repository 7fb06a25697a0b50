import {
  bookingsIn,
  inThousands,
  labelled,
  monthLabel,
  share,
  stateLabel,
} from './dashboard.rules.ts';

test('a month is shown by its short name and its year (§2)', () => {
  expect(monthLabel({ year: 2026, month: 11 })).toBe('Nov 2026');
  expect(monthLabel({ year: 2027, month: 1 })).toBe('Jan 2027');
});

test('a state of the pie is shown with its count', () => {
  expect(stateLabel({ state: 'inProgress', bookings: 1284 })).toBe('In-Progress: 1,284');
});

test('a state that is not listed has no bookings', () => {
  const counts = [{ state: 'pending' as const, bookings: 3 }];

  expect(bookingsIn(counts, 'pending')).toBe(3);
  expect(bookingsIn(counts, 'confirmed')).toBe(0);
});

test.each([
  [0, 10, '0%'],
  [0, 0, '0%'],
  [1, 4, '25%'],
  [1, 1000, '<1%'],
  [10, 10, '100%'],
])('%d of %d is %s', (part, whole, text) => {
  expect(share(part, whole)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%d is written %s', (count, text) => {
  expect(inThousands(count)).toBe(text);
});

test('labels are evenly spaced and the latest month always has one', () => {
  expect([...labelled(12, 12)]).toHaveLength(12);
  expect([...labelled(12, 4)]).toEqual([11, 8, 5, 2]);
  expect([...labelled(26, 6)]).toEqual([25, 20, 15, 10, 5, 0]);
  expect([...labelled(1, 4)]).toEqual([0]);
  expect([...labelled(0, 4)]).toEqual([]);
});
