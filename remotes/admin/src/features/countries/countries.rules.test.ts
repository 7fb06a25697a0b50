import { fetchFailure } from '../../list/fetch-failure.rules.ts';
import { locationsAddress, toCountryInput } from './countries.rules.ts';

test.each([
  ['', '7', undefined],
  ['  ', '7', undefined],
  ['Spain', '', undefined],
  [' Spain ', '7', { name: 'Spain', regionId: '7' }],
])('the name %j in the region %j is sent as %j (§5)', (name, regionId, input) => {
  expect(toCountryInput({ name, regionId })).toEqual(input);
});

test('a country links to its locations by id and name (§2)', () => {
  expect(locationsAddress({ id: '9', name: 'Côte d’Ivoire' })).toBe(
    '/admin/locations?countryId=9&countryName=C%C3%B4te+d%E2%80%99Ivoire',
  );
});

test.each([
  ['regions', 503, 'An error occurred fetching regions: 503'],
  ['countries', undefined, 'An error occurred fetching countries: no answer'],
] as const)('%s that fail with %s are logged as %j', (list, status, text) => {
  expect(fetchFailure(list, status)).toBe(text);
});
