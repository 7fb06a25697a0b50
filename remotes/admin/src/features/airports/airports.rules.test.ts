import {
  airportProblems,
  airportsTitle,
  newAirport,
  toAirportInput,
  toCode,
  type AirportDetails,
} from './airports.rules.ts';

const gatwick: AirportDetails = {
  name: ' Gatwick ',
  code: 'lgw',
  locationId: 'london',
  locationName: 'London',
};

test.each([
  ['lgw', 'LGW'],
  [' lgw ', 'LGW'],
  ['lgwx', 'LGW'],
  ['', ''],
])('the code %j is stored as %j (§5)', (typed, code) => {
  expect(toCode(typed)).toBe(code);
});

test('an empty airport has a problem at each field', () => {
  expect(airportProblems(newAirport())).toEqual({
    name: 'Name is required.',
    code: 'The code has three letters or digits.',
    locationId: 'Location is required.',
  });
});

test.each<[string, Partial<AirportDetails>, object]>([
  ['everything', {}, {}],
  ['two letters', { code: 'LG' }, { code: 'The code has three letters or digits.' }],
  ['a code with a sign', { code: 'L-W' }, { code: 'The code has three letters or digits.' }],
  [
    'a location typed without a pick',
    { locationId: '', locationName: 'Londn' },
    { locationId: 'Choose a location from the suggestions.' },
  ],
])('an airport with %s', (_, part, problems) => {
  expect(airportProblems({ ...gatwick, ...part })).toEqual(problems);
});

test('input is trimmed and in capitals', () => {
  expect(toAirportInput(gatwick)).toEqual({ name: 'Gatwick', code: 'LGW', locationId: 'london' });
});

test.each([
  [undefined, 'Manage Airports'],
  ['London', 'Manage Airports in London'],
])('the airports of %s have the title %j', (location, title) => {
  expect(airportsTitle(location)).toBe(title);
});
