import { toAirportOptions, typedAirport } from './airport-choice.rules.ts';

const suggestion = (code: string, city: string) => ({
  __typename: 'AirportSuggestion' as const,
  airportId: `id-${code}`,
  airportName: `${code} Airport`,
  airportCode: code,
  locationId: `id-${city}`,
  locationName: city,
  countryName: 'United Kingdom',
});
const found = [
  suggestion('LHR', 'London'),
  suggestion('LGW', 'London'),
  suggestion('BRS', 'Bristol'),
];

test('a field for airports offers airports only', () => {
  expect(toAirportOptions(found).map(({ id }) => id)).toEqual(['id-LHR', 'id-LGW', 'id-BRS']);
});

test('a search offers a city with several airports whole, before them', () => {
  expect(toAirportOptions(found, { withCities: true })[0]).toEqual({
    id: 'id-London',
    text: 'London',
    code: '',
    where: 'All airports, United Kingdom',
  });
  expect(toAirportOptions(found, { withCities: true })).toHaveLength(4);
});

test('typed text is no pick (§4)', () => {
  expect(typedAirport('Heath')).toEqual({ text: 'Heath', id: '', code: '' });
});
