import { budgetOptions, exploreFrom, monthOptions, toExploreParams } from './explore.rules.ts';

const read = (query: string) => exploreFrom(new URLSearchParams(query));
const anywhere = { fromId: '', month: undefined, maxPounds: undefined, page: 1 };

test('airport, month, budget and page are in the address', () => {
  const search = { fromId: 'brs', month: 3, maxPounds: 75, page: 2 };

  expect(toExploreParams(search, { page: 2 }).toString()).toBe('from=brs&month=3&max=75&page=2');
  expect(read('from=brs&month=3&max=75&page=2')).toEqual(search);
  expect(toExploreParams(search, { month: undefined }).toString()).toBe('from=brs&max=75');
});

test.each(['', 'month=13&max=0&page=-1', 'month=x&max=1e3&page=2.5'])(
  'the address ?%s is about everything',
  (query) => expect(read(query)).toEqual(anywhere),
);

test('months begin with the present one', () => {
  const labels = monthOptions('2026-11-26').map(({ label }) => label);

  expect(labels.slice(0, 4)).toEqual([
    'Any month',
    'November 2026',
    'December 2026',
    'January 2027',
  ]);
  expect(labels).toHaveLength(13);
});

test('a budget of the address is among those to choose from', () => {
  expect(budgetOptions(120).map(({ label }) => label)).toContain('Up to £120');
});
