import { toPlaces } from './places.rules.ts';

const suggestion = (code: string, city: string) => ({
  __typename: 'AirportSuggestion' as const,
  airportId: `id-${code}`,
  airportName: `${code} Airport`,
  airportCode: code,
  locationId: `id-${city}`,
  locationName: city,
  countryName: 'United Kingdom',
});

test('a city with several airports is offered whole, just before them', () => {
  const places = toPlaces([
    suggestion('LHR', 'London'),
    suggestion('LDY', 'Londonderry'),
    suggestion('LGW', 'London'),
  ]);

  expect(places.map(({ id }) => id)).toEqual(['id-London', 'id-LHR', 'id-LDY', 'id-LGW']);
  expect(places[0]).toEqual({
    id: 'id-London',
    kind: 'city',
    name: 'London',
    where: 'All airports, United Kingdom',
  });
});

test('a city with one airport is that airport', () => {
  expect(toPlaces([suggestion('DUB', 'Dublin')]).map(({ kind, code }) => [kind, code])).toEqual([
    ['airport', 'DUB'],
  ]);
});
