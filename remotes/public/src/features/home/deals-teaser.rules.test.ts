import { teaserDeals } from './deals-teaser.rules.ts';

const lists = { topDestinations: ['a', 'b', 'c'], lastMinutes: ['d'], hotDeals: ['e', 'f'] };
const names = (count: number) => teaserDeals(lists, count).map(({ deal }) => deal);

test('a teaser takes one deal of each list in turn', () => {
  expect(names(3)).toEqual(['a', 'd', 'e']);
  expect(names(5)).toEqual(['a', 'd', 'e', 'b', 'f']);
});

test('a short teaser list is shown whole', () => {
  expect(names(99)).toHaveLength(6);
  expect(teaserDeals({ topDestinations: [], lastMinutes: [], hotDeals: [] }, 3)).toEqual([]);
});
