import { toMonthlyPrices, monthlyPricesProblem, type TypedPrice } from './monthly-price.rules.ts';

const row = (values: Partial<TypedPrice>): TypedPrice => ({
  month: 1,
  oneWaySavingPence: 0,
  roundTripSavingPence: 0,
  ...values,
});

test('a price of nothing is no price, and a month without any has no row', () => {
  const kept = toMonthlyPrices([
    row({ month: 1, oneWayPence: 0, roundTripPence: 50_00 }),
    row({ month: 2, oneWayPence: 0 }),
    row({ month: 3, oneWaySavingPence: 5_00 }),
    row({ month: 4 }),
  ]);

  expect(kept).toEqual([
    {
      month: 1,
      oneWayPence: null,
      oneWaySavingPence: 0,
      roundTripPence: 50_00,
      roundTripSavingPence: 0,
    },
    {
      month: 3,
      oneWayPence: null,
      oneWaySavingPence: 5_00,
      roundTripPence: null,
      roundTripSavingPence: 0,
    },
  ]);
});

test.each<[Partial<TypedPrice>[], string | undefined]>([
  [[], undefined],
  [[{ oneWayPence: 1, roundTripPence: 100_000_00 }], undefined],
  [[{ month: 0, oneWayPence: 1 }], 'Months are numbered from 1 to 12.'],
  [[{ month: 13, oneWayPence: 1 }], 'Months are numbered from 1 to 12.'],
  [
    [
      { month: 3, oneWayPence: 1 },
      { month: 3, oneWayPence: 2 },
    ],
    'March is there twice.',
  ],
  [[{ month: 5, oneWayPence: -1 }], 'May has a price or saving below £0.'],
  [[{ month: 5, roundTripSavingPence: -1 }], 'May has a price or saving below £0.'],
  [[{ month: 12, roundTripPence: 100_000_01 }], 'December has a price or saving above £100,000.'],
])('%j: %p (§5)', (rows, problem) => {
  expect(monthlyPricesProblem(toMonthlyPrices(rows.map(row)))).toBe(problem);
});
