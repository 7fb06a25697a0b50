import { dealSearchHref, teaserDeals } from './deals-teaser.rules.ts';

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

test('a deal is searched for as one-way flights of the month of its price, the cheapest first (§2)', () => {
  const dubai = { name: 'Dubai', firstAirport: { id: 'dxb' }, lowestPriceDeparture: '2027-03-01' };

  expect(dealSearchHref(dubai)).toBe(
    '/search-results?type=one-way&from=United+Kingdom&to=Dubai&date=01%2F03%2F2027&to_id=dxb&sort=price',
  );
  expect(dealSearchHref({ ...dubai, lowestPriceDeparture: null })).toBeUndefined();
});
