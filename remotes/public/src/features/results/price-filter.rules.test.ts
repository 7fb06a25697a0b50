import { toPounds, toPriceBounds, type PriceBounds } from './price-filter.rules.ts';

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
  expect(toPounds(text)).toBe(pounds);
});
