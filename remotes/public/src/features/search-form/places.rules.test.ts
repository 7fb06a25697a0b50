import { airportText, toPlaces } from './places.rules.ts';

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
    text: 'London',
    where: 'All airports, United Kingdom',
  });
});

test('a city with one airport is that airport', () => {
  expect(toPlaces([suggestion('DUB', 'Dublin')]).map(({ kind, code }) => [kind, code])).toEqual([
    ['airport', 'DUB'],
  ]);
});

test.each([
  ['Suvarnabhumi Airport', 'Bangkok', 'BKK', 'Bangkok (BKK)'],
  ['Manchester Airport', 'Manchester', 'MAN', 'Manchester (MAN)'],
  ['Orlando International Airport', 'Orlando', 'MCO', 'Orlando (MCO)'],
  ['London Heathrow Airport', 'London', 'LHR', 'London Heathrow (LHR)'],
])('%s of %s with the code %s is called %s', (airportName, locationName, airportCode, text) => {
  expect(airportText({ airportName, airportCode, locationName })).toBe(text);
});
