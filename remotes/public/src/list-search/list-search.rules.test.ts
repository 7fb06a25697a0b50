import { isNarrowed, listSearchFrom, toListParams, wholeList } from './list-search.rules.ts';

test.each([
  ['', {}],
  ['page=2', { page: 2 }],
  ['name=klm', { name: 'klm' }],
  ['country=es&letter=M&page=3', { countryId: 'es', letter: 'M', page: 3 }],
])('the address %j lists %j, and is written the same', (address, change) => {
  const search = { ...wholeList, ...change };

  expect(listSearchFrom(new URLSearchParams(address))).toEqual(search);
  expect(toListParams(search, { page: search.page }).toString()).toBe(address);
});

test.each(['0', '-1', '2.5', 'x', '99999999999', ''])('page %j is the first', (page) => {
  expect(listSearchFrom(new URLSearchParams({ page })).page).toBe(1);
});

test('another letter begins at its first page', () => {
  const search = { ...wholeList, letter: 'A', page: 3 };

  expect(toListParams(search, { letter: 'B' }).toString()).toBe('letter=B');
  expect(toListParams(search, wholeList).toString()).toBe('');
});

test.each([
  [{}, false],
  [{ page: 2 }, false],
  [{ name: ' ' }, false],
  [{ name: 'k' }, true],
  [{ letter: 'A' }, true],
  [{ countryId: 'es' }, true],
])('%j narrows the list: %j', (change, narrowed) => {
  expect(isNarrowed({ ...wholeList, ...change })).toBe(narrowed);
});
