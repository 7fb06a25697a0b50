import {
  chooseAirlines,
  isSameAirline,
  shortNameFor,
  type CodeEvidence,
} from './airline-choice.rules.ts';
import { toCopyText } from '../bulk-rows.ts';
import { countryDirectory, regionOfCountry } from './country-region.rules.ts';
import { flightMinutes, greatCircleKm, legMinutes } from './flight-time.rules.ts';
import { cityFromAirport, parseAirline, parseAirport, parseRoute } from './openflights.rules.ts';
import { parseAirportRecord, parseCountryRecord } from './ourairports.rules.ts';
import { parsePriceRecord, toPence } from './prices.rules.ts';
import { cleanText, inTitleCase, lineProblem, splitRow } from './row-values.rules.ts';
import { sourceKindOf } from './source-files.ts';

const heathrow = { latitude: 51.4706, longitude: -0.461941 };
const kennedy = { latitude: 40.639447, longitude: -73.779317 };
const malaga = { latitude: 36.6749, longitude: -4.49911 };

const valueOf = (row: string) => {
  const split = splitRow(row);
  if ('reason' in split) throw new Error(split.reason);
  return split.value;
};

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['1,"Goroka, Airport",', ['1', 'Goroka, Airport', '']],
  ['"Magdeburg ""City"" Airport","",x', ['Magdeburg "City" Airport', '', 'x']],
  ['', ['']],
])('the line %s has the values %j', (line, values) => {
  expect(splitRow(line)).toEqual({ value: values });
});

test.each(['1,"never closed,2', '"closed"too early,2', '1,half"way,2'])(
  'the line %s is refused for its quotes',
  (line) => {
    expect(splitRow(line)).toEqual({ reason: 'has quotes that do not match' });
  },
);

test.each([
  ['\\N', ''],
  ['-', ''],
  ['N/A', ''],
  [undefined, ''],
  ["ST MARY\\'S", "ST MARY'S"],
  ["Salsa d\\\\'Haiti", "Salsa d'Haiti"],
  ['  Two   spaces ', 'Two spaces'],
])('the text %j is cleaned to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('capitals are brought down, abbreviations stay', () => {
  expect(inTitleCase("ST MARY'S")).toBe("St Mary's");
  expect(inTitleCase('USA')).toBe('USA');
  expect(inTitleCase('Faro')).toBe('Faro');
});

test('a line with a NUL or control character is refused before its values are read', () => {
  expect(lineProblem('a\0b')?.reason).toBe('contains a NUL character');
  for (const character of ['\x07', '\x9b', '\u202e', '\u2028'])
    expect(lineProblem(`a${character}b`)?.reason).toBe('contains control characters');
  expect(lineProblem('a\tb')).toBeUndefined();
});

test.each([
  ['AIRPORTS.DAT', 'airports.dat'],
  ['prices.csv', 'prices.csv'],
  ['planes.dat', undefined],
])('the file %s is recognised as %s', (name, kind) => {
  expect(sourceKindOf(name)).toBe(kind);
});

const airportLine = (change: Partial<Record<number, string>> = {}) =>
  [
    '507', 'London Heathrow Airport', 'London', 'United Kingdom', 'LHR', 'EGLL', '51.4706', '-0.461941',
    '83', '0', 'E', 'Europe/London', 'airport', 'OurAirports',
  ].map((value, at) => change[at] ?? value); // prettier-ignore

test('an airport of OpenFlights is understood', () => {
  expect(parseAirport(airportLine())).toEqual({
    value: {
      code: 'LHR',
      name: 'London Heathrow Airport',
      city: 'London',
      country: 'United Kingdom',
      otherNames: [],
      ...heathrow,
    },
  });
});

test.each([
  [{ 4: '\\N' }, 'has no IATA code'],
  [{ 4: 'DU9' }, 'has an IATA code that is not three letters'],
  [{ 4: 'lhr' }, 'has an IATA code that is not three letters'],
  [{ 1: '' }, 'has no name'],
  [{ 1: 'x'.repeat(151) }, 'has a name of more than 150 characters'],
  [{ 2: 'x'.repeat(151) }, 'has a city of more than 150 characters'],
  [{ 3: '\\N' }, 'has no country'],
  [{ 6: '91' }, 'has a position that is not on the globe'],
  [{ 6: 'NaN' }, 'has a position that is not on the globe'],
  [{ 7: '1e2' }, 'has a position that is not on the globe'],
  [{ 12: 'station' }, 'is not an airport'],
])('an airport with %j is refused: it %s', (change, reason) => {
  expect(parseAirport(airportLine(change))).toMatchObject({ reason });
});

test('a row of another length is refused', () => {
  expect(parseAirport(['1', '2'])).toEqual({
    reason: 'does not have 14 values',
    detail: '2 values',
  });
});

test('an airport without a city takes the city from its name', () => {
  expect(cityFromAirport('Narita International Airport')).toBe('Narita');
  expect(cityFromAirport('Airport')).toBe('Airport');
});

test('a closed airport of OurAirports is refused, an open one understood', () => {
  const record = {
    type: 'large_airport',
    name: 'London Heathrow Airport',
    latitude_deg: '51.4706',
    longitude_deg: '-0.461941',
    iso_country: 'GB',
    municipality: 'London',
    iata_code: 'LHR',
  };
  expect(parseAirportRecord(record)).toMatchObject({ value: { code: 'LHR', country: 'GB' } });
  expect(parseAirportRecord({ ...record, type: 'closed' })).toMatchObject({
    reason: 'is a closed airport',
  });
});

test('a country needs a code of two letters and a name', () => {
  expect(parseCountryRecord({ code: 'NA', name: 'Namibia', continent: 'AF' })).toEqual({
    value: { code: 'NA', name: 'Namibia', continent: 'AF' },
  });
  expect(parseCountryRecord({ code: 'N', name: 'Namibia' })).toHaveProperty('reason');
  expect(parseCountryRecord({ code: 'NA', name: '' })).toHaveProperty('reason');
});

test('an airline is understood, one without a usable code refused', () => {
  expect(
    parseAirline(valueOf('1355,"British Airways",\\N,"BA","BAW","SPEEDBIRD","United Kingdom","Y"')),
  ).toEqual({
    value: {
      code: 'BA',
      name: 'British Airways',
      country: 'United Kingdom',
      callsign: 'SPEEDBIRD',
      active: true,
    },
  });
  expect(
    parseAirline(valueOf('2,"135 Airways",\\N,"","GNL","GENERAL","United States","N"')),
  ).toMatchObject({
    reason: 'has no IATA code',
  });
  expect(parseAirline(valueOf('5,"Tom\\\\\'s",\\N,"&T","T&O","T&","France","Y"'))).toMatchObject({
    reason: 'has an IATA code that is not two letters or digits',
  });
});

test.each([
  ['BA,1355,LHR,507,LHR,507,,0,777', 'goes nowhere'],
  ['BA,1355,LHR,507,\\N,\\N,,0,777', 'names no airline or airport'],
  ['BA,1355,LHR,507,JFK,3797,,10,777', 'has stops that are not a whole number from 0 to 9'],
  ['BA,1355,LHR,507,JFK,3797,,-1,777', 'has stops that are not a whole number from 0 to 9'],
  ['BA,LHR,JFK', 'does not have 9 values'],
])('the route %s is refused: it %s', (line, reason) => {
  expect(parseRoute(valueOf(line))).toMatchObject({ reason });
});

describe('an IATA code that several airlines claim', () => {
  const airline = (line: number, name: string, country: string, more = {}) => ({
    line,
    name,
    country,
    callsign: name.toUpperCase(),
    active: true,
    code: 'VY',
    ...more,
  });
  const ended = airline(1, 'Vanished', 'Spain', { active: false });
  const formosa = airline(2, 'Formosa Airlines', 'Taiwan');
  const vueling = airline(3, 'Vueling Airlines', 'Spain');
  const unknown: CodeEvidence = { catalogueName: () => undefined, routesFromHome: () => 0 };
  const chosenName = (evidence: Partial<CodeEvidence>, listed = [ended, formosa, vueling]) =>
    chooseAirlines(listed, { ...unknown, ...evidence }).chosen.map(({ name }) => name);

  test('belongs to the airline that the catalogue has under it', () => {
    expect(
      chosenName({
        catalogueName: () => 'Vueling',
        routesFromHome: ({ country }) => (country === 'Taiwan' ? 500 : 0),
      }),
    ).toEqual(['Vueling Airlines']);
  });

  test('belongs to the airline from whose country most routes depart', () => {
    expect(chosenName({ routesFromHome: ({ country }) => (country === 'Spain' ? 9 : 0) })).toEqual([
      'Vueling Airlines',
    ]);
  });

  test('belongs to an airline with a callsign, then to the one that is listed first', () => {
    expect(chosenName({}, [{ ...formosa, callsign: '' }, vueling])).toEqual(['Vueling Airlines']);
    expect(chosenName({})).toEqual(['Formosa Airlines']);
  });

  test('is reported, and an airline that no longer flies never has it', () => {
    const { rejected, contested } = chooseAirlines([ended, formosa, vueling], unknown);
    expect(rejected.map(({ line }) => line)).toEqual([1, 3]);
    expect([...contested]).toEqual(['VY']);
    expect(chooseAirlines([ended], unknown)).toMatchObject({
      chosen: [],
      rejected: [{ reason: 'is an airline that no longer flies' }],
    });
  });
});

test.each([
  ['Vueling', 'Vueling Airlines', true],
  ['easyJet', 'EasyJet', true],
  ['Iberia', 'Ibéria', true],
  ['Air', 'Airlink', false],
  ['Vueling', 'Formosa Airlines', false],
])('%s and %s are the same airline: %s', (one, other, isSame) => {
  expect([isSameAirline(one, other), isSameAirline(other, one)]).toEqual([isSame, isSame]);
});

test('a second airline of the same name carries its code in its short name', () => {
  const existing = new Set(['Comair']);
  expect(shortNameFor({ name: 'Comair', code: 'MN' }, (name) => existing.has(name))).toBe(
    'Comair (MN)',
  );
  expect(shortNameFor({ name: 'Jet2', code: 'LS' }, (name) => existing.has(name))).toBe('Jet2');
  expect(shortNameFor({ name: 'x'.repeat(150), code: 'XX' }, () => false)).toBe('XX');
  expect(shortNameFor({ name: 'Comair', code: 'MN' }, () => true)).toBeUndefined();
});

test('countries are found by code, by name without accents, and by names they had', () => {
  const reunion = { code: 'RE', name: 'Réunion', continent: 'AF' };
  const myanmar = { code: 'MM', name: 'Myanmar', continent: 'AS' };
  const maarten = { code: 'SX', name: 'Sint Maarten', continent: 'NA' };
  const directory = countryDirectory([reunion, myanmar, maarten]);

  expect(directory.find('RE')).toEqual({ value: reunion });
  expect(directory.find('Reunion')).toEqual({ value: reunion });
  expect(directory.find('Burma')).toEqual({ value: myanmar });
  expect(directory.find('Netherlands Antilles', 'SXM')).toEqual({ value: maarten });
  expect(directory.find('Atlantis')).toEqual({
    reason: 'names a country that is not known',
    detail: 'Atlantis',
  });
});

test.each([
  ['ES', 'EU', 'Europe'],
  ['TR', 'AS', 'Europe'],
  ['CY', 'AS', 'Europe'],
  ['EG', 'AF', 'Africa'],
  ['MX', 'NA', 'North America'],
  ['AQ', 'AN', undefined],
])('the country %s on %s belongs to the region %s', (code, continent, region) => {
  expect(regionOfCountry({ code, name: code, continent })).toBe(region);
});

test.each([
  ['129.99', 12_999],
  ['129.9', 12_990],
  ['£1234', 123_400],
  ['', null],
  ['100000', 10_000_000],
  ['100000.01', 'bad'],
  ['1,234', 123_400],
  ['12.345', 'bad'],
  ['£1,234.50', 123_450],
  ['12,34', 'bad'],
  ['1250,50', 'bad'],
  ['-5', 'bad'],
  ['1e3', 'bad'],
])('the amount %j is %j pence', (amount, pence) => {
  expect(toPence(amount)).toBe(pence);
});

const price = { departure: 'LHR', arrival: 'jfk', airline: 'BA', month: '7', one_way: '310', one_way_saving: '40.50', round_trip: '', round_trip_saving: '' }; // prettier-ignore

test('a price row is understood', () => {
  expect(parsePriceRecord(price)).toEqual({
    value: {
      departureCode: 'LHR',
      arrivalCode: 'JFK',
      airline: 'BA',
      month: 7,
      oneWayPence: 31_000,
      oneWaySavingPence: 4_050,
      roundTripPence: null,
      roundTripSavingPence: 0,
    },
  });
});

test.each([
  [{ departure: '' }, 'names no flight'],
  [{ month: '13' }, 'has a month that is not a whole number from 1 to 12'],
  [{ month: '1.5' }, 'has a month that is not a whole number from 1 to 12'],
  [
    { one_way: 'free' },
    'has an amount that is not pounds with at most two decimals, up to 100,000',
  ],
  [{ one_way: '0' }, 'has a price of nothing'],
  [{ one_way: '', one_way_saving: '' }, 'has no price'],
  [{ round_trip_saving: '5' }, 'has a saving without its price'],
])('a price row with %j is refused: it %s', (change, reason) => {
  expect(parsePriceRecord({ ...price, ...change })).toMatchObject({ reason });
});

test('a refused price is reported with the amounts as they were written', () => {
  expect(parsePriceRecord({ ...price, one_way: '1250,50' })).toMatchObject({
    detail: 'LHR–JFK BA, one_way 1250,50, one_way_saving 40.50',
  });
});

test('distances and durations are those of the timetable, longer against the wind', () => {
  expect(Math.round(greatCircleKm(heathrow, kennedy) / 10)).toBe(554);
  expect(legMinutes(heathrow, malaga)).toBeGreaterThanOrEqual(145);
  expect(legMinutes(heathrow, malaga)).toBeLessThanOrEqual(165);
  expect(legMinutes(heathrow, kennedy)).toBeGreaterThan(legMinutes(kennedy, heathrow));
  expect(flightMinutes(heathrow, kennedy, 1)).toBe(legMinutes(heathrow, kennedy) + 140);
});

test('tabs, line ends and backslashes survive COPY', () => {
  expect([null, 7, true, 'a\tb\\c\nd\r'].map(toCopyText)).toEqual([
    '\\N',
    '7',
    'true',
    'a\\tb\\\\c\\nd\\r',
  ]);
});
