import { changedQuery, pageFrom } from './address-query.rules.ts';

const changed = (query: string, changes: Parameters<typeof changedQuery>[1]) =>
  changedQuery(new URLSearchParams(query), changes).toString();

test.each([
  ['a filter is added', '', { search: 'Lon' }, 'search=Lon'],
  ['another one stays', 'countryId=gb', { search: 'Lon' }, 'countryId=gb&search=Lon'],
  ['a list repeats its name', '', { airlines_id: ['a', 'b'] }, 'airlines_id=a&airlines_id=b'],
  ['a list replaces the one before', 'airlines_id=a', { airlines_id: ['c'] }, 'airlines_id=c'],
  ['text is trimmed', '', { search: '  Lon ' }, 'search=Lon'],
  ['zero is a value', '', { children: 0 }, 'children=0'],
])('%s', (_, query, changes, expected) => {
  expect(changed(query, changes)).toBe(expected);
});

test.each([[''], ['  '], [null], [undefined], [false], [[]]])(
  'a blank value (%j) is left out of the address',
  (value) => {
    expect(changed('search=Lon', { search: value })).toBe('');
  },
);

test('a changed filter leads back to the first page, a changed page leaves the filters', () => {
  expect(changed('search=Lon&page=3', { search: 'Par' })).toBe('search=Par');
  expect(changed('search=Lon&page=3', { page: 4 })).toBe('search=Lon&page=4');
  expect(changed('search=Lon&page=3', { page: 1 })).toBe('search=Lon');
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=many', 1],
])('the address "%s" is on page %d', (query, page) => {
  expect(pageFrom(new URLSearchParams(query))).toBe(page);
});
