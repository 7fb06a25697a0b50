import {
  type PriceBounds,
  toMovedBound,
  toWholeNumber,
  toPriceBounds,
  toPriceRange,
  toThumbs,
} from './price-filter.rules.ts';

test.each<[string, PriceBounds, PriceBounds]>([
  ['no bounds stay none', {}, {}],
  ['a minimum of 0 becomes 1', { minPrice: 0 }, { minPrice: 1 }],
  ['a minimum below 0 becomes 1', { minPrice: -20 }, { minPrice: 1 }],
  ['a minimum above the upper bound is clamped to it', { minPrice: 100001 }, { minPrice: 100000 }],
  ['a maximum of 0 becomes 1', { maxPrice: 0 }, { maxPrice: 1 }],
  ['a maximum above the upper bound is clamped to it', { maxPrice: 5000000 }, { maxPrice: 100000 }],
  ['bounds in order stay', { minPrice: 100, maxPrice: 200 }, { minPrice: 100, maxPrice: 200 }],
  ['equal bounds stay', { minPrice: 200, maxPrice: 200 }, { minPrice: 200, maxPrice: 200 }],
  [
    'a maximum below the minimum pulls it just below',
    { minPrice: 300, maxPrice: 200 },
    { minPrice: 199, maxPrice: 200 },
  ],
  ['but never below 1', { minPrice: 300, maxPrice: 1 }, { minPrice: 1, maxPrice: 1 }],
  [
    'a maximum raised to 1 pulls too',
    { minPrice: 300, maxPrice: -5 },
    { minPrice: 1, maxPrice: 1 },
  ],
])('%s (§5)', (_, typed, counted) => {
  expect(toPriceBounds(typed)).toEqual({ minPrice: undefined, maxPrice: undefined, ...counted });
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ['abc', undefined],
  ['250', 250],
  ['250.9', 250],
  ['-3', -3],
  ['0', 0],
  ['£1,234.50', 1234],
  ['1250,50', undefined],
])('typed %j is %s pounds', (text, pounds) => {
  expect(toWholeNumber(text)).toBe(pounds);
});

test('the slider reaches from below the lowest price to above the highest', () => {
  expect(toPriceRange(12345, 98765)).toEqual({ minPrice: 123, maxPrice: 988 });
  expect(toPriceRange(12300, 12300)).toBeUndefined();
  expect(toPriceRange(null, null)).toBeUndefined();
});

const range = { minPrice: 123, maxPrice: 988 };

test.each<[PriceBounds, PriceBounds]>([
  [{}, range],
  [
    { minPrice: 200, maxPrice: 300 },
    { minPrice: 200, maxPrice: 300 },
  ],
  [{ minPrice: 1, maxPrice: 100_000 }, range],
  [{ minPrice: 2_000 }, { minPrice: 988, maxPrice: 988 }],
])('the bounds %j have their thumbs at %j', (bounds, thumbs) => {
  expect(toThumbs(bounds, range)).toEqual(thumbs);
});

test('a thumb stops at the other one, and bounds nothing at its own end', () => {
  const thumbs = { minPrice: 200, maxPrice: 300 };
  expect(toMovedBound('minPrice', 250, thumbs, range)).toBe(250);
  expect(toMovedBound('minPrice', 400, thumbs, range)).toBe(300);
  expect(toMovedBound('maxPrice', 150, thumbs, range)).toBe(200);
  expect(toMovedBound('minPrice', 123, thumbs, range)).toBeUndefined();
  expect(toMovedBound('maxPrice', 988, thumbs, range)).toBeUndefined();
});
