import { searchesAhead, withSearch } from './recent-searches.rules.ts';

const query = (to: string, depart = '2026-12-01') => `from=London&to=${to}&depart=${depart}`;

test('the newest search comes first, once, and three are kept', () => {
  const kept = ['a', 'b', 'c', 'b'].reduce(withSearch, [] as string[]);

  expect(kept).toEqual(['b', 'c', 'a']);
  expect(withSearch(kept, 'd')).toEqual(['d', 'b', 'c']);
});

test('a search is offered until the day of its departure', () => {
  const kept = [query('Rome', '2026-11-26'), query('Paris', '2026-11-27'), 'anything', ''];

  expect(searchesAhead(kept, '2026-11-26').map(({ search }) => search.to)).toEqual(['Paris']);
});
