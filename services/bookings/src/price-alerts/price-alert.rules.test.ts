import { TripType } from '../quotes/quote.ts';
import { isDrop, lowestOf, priceAlertProblems, toPriceAlertRequest } from './price-alert.rules.ts';

const today = '2026-11-30';
const request = {
  email: 'Ann@Example.com',
  tripType: TripType.oneWay,
  travelClass: 'economy',
  from: 'London',
  to: 'St John’s (Newfoundland)',
} as const;
const problemsOf = (differs: object) =>
  priceAlertProblems(toPriceAlertRequest({ ...request, ...differs }), today);

test('an alert for a month or any, below a price or at any drop, is valid', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ month: '2026-12-01', belowPence: 1 })).toEqual([]);
  expect(toPriceAlertRequest({ ...request, fromId: '' })).toMatchObject({
    email: 'ann@example.com',
    fromId: null,
    month: null,
  });
});

test.each([
  ['email', { email: 'ann@' }],
  ['from', { from: '' }],
  ['from', { from: 'cheap.example/pills' }],
  ['to', { to: 'Dubai\nBuy now' }],
  ['to', { toId: 'x' }],
  ['month', { month: '2026-11-01' }],
  ['month', { month: '2026-12-02' }],
  ['month', { month: '2028-06-01' }],
  ['belowPence', { belowPence: 0 }],
  ['belowPence', { belowPence: 10_000_001 }],
])('the problem of an alert is found at its %s: %j', (field, differs) => {
  expect(problemsOf(differs).map((problem) => problem.field)).toEqual([field]);
});

test('the lowest price is that of the month, or of any month with a day that is left', () => {
  const months = [
    { year: 2026, month: 11, lowestPricePence: 1 },
    { year: 2026, month: 12, lowestPricePence: 300 },
    { year: 2027, month: 1, lowestPricePence: null },
    { year: 2027, month: 2, lowestPricePence: 200 },
  ];

  expect(lowestOf(months, null, today)).toEqual({ pence: 200, departure: '2027-02-01' });
  expect(lowestOf(months, '2026-12-01', today)).toEqual({ pence: 300, departure: '2026-12-01' });
  expect(lowestOf(months, '2026-12-01', '2026-12-05')?.departure).toBe('2026-12-06');
  expect(lowestOf(months, '2027-01-01', today)).toBeUndefined();
});

test.each([
  [300, null, 299, true],
  [300, null, 300, false],
  [300, null, 301, false],
  [300, 250, 260, false],
  [300, 250, 250, false],
  [300, 250, 249, true],
  [240, 250, 245, false],
  [null, null, 300, true],
  [null, 250, 250, false],
])('from %i below %s to %i is a drop: %s', (lastPricePence, belowPence, pence, drops) => {
  expect(isDrop({ lastPricePence, belowPence }, pence)).toBe(drops);
});
