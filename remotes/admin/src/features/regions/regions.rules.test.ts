import { countriesAddress, toRegionInput } from './regions.rules.ts';

test.each([
  ['', undefined],
  ['   ', undefined],
  [' Asia ', { name: 'Asia' }],
])('the name %j is sent as %j', (name, input) => {
  expect(toRegionInput({ name })).toEqual(input);
});

test('a continent links to its countries by id and name (§2)', () => {
  expect(countriesAddress({ id: '7', name: 'Asia & Oceania' })).toBe(
    '/admin/country?regionId=7&regionName=Asia+%26+Oceania',
  );
});
