import { priceBounds } from './search.rules.ts';

/** Requested bounds and effective bounds, in pence. */
test.each([
  [null, null, null, null],
  [undefined, 5_000, null, 5_000],
  [5_000, null, 5_000, null],
  [0, null, 100, null], // A minimum below £1 is £1,
  [-7, -7, 100, 100], // and so is a maximum.
  [99_999_999, null, 10_000_000, null], // Neither is above £100,000.
  [null, 99_999_999, null, 10_000_000],
  [20_000, 10_000, 9_900, 10_000], // A maximum below the minimum pulls the minimum to £1 under it,
  [20_000, 100, 100, 100], // but never under £1.
  [10_000, 10_000, 10_000, 10_000],
])('from %p to %p counts as from %p to %p', (from, to, minPricePence, maxPricePence) => {
  const bounds = priceBounds({ minPricePence: from, maxPricePence: to });

  expect(bounds).toEqual({ minPricePence, maxPricePence });
});
