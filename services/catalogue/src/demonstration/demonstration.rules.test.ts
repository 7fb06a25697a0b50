import { airlineDetails, inWords } from './airline-texts.rules.ts';
import { demonstrationId } from './demonstration-id.ts';
import { monthlyFares, type FareInput } from './fare.rules.ts';
import { planFlights, type AirlineNetwork } from './flight-network.rules.ts';
import { seededRandom } from './seeded-random.rules.ts';

const fare: FareInput = { airline: 'BA', style: 'network', from: 'LHR', to: 'AGP', season: 'summer', km: 1675, stops: 0, isDeal: false, month: 11 }; // prettier-ignore
const average = (input: FareInput) =>
  monthlyFares(input).reduce((sum, { oneWayPence }) => sum + oneWayPence, 0) / 12;

test('the same flight has the same twelve prices every time', () => {
  expect(monthlyFares(fare)).toEqual(monthlyFares({ ...fare }));
  expect(monthlyFares(fare).map(({ month }) => month)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('a beach costs more in August than in January, and ski slopes the other way round', () => {
  const beach = monthlyFares(fare);
  const slopes = monthlyFares({ ...fare, season: 'snow' });
  expect(beach[7]?.oneWayPence).toBeGreaterThan(beach[0]?.oneWayPence ?? Infinity);
  expect(slopes[1]?.oneWayPence).toBeGreaterThan(slopes[7]?.oneWayPence ?? Infinity);
});

test('there and back costs more than one way and less than twice', () => {
  for (const { oneWayPence, roundTripPence } of monthlyFares(fare)) {
    expect(roundTripPence).toBeGreaterThan(oneWayPence);
    expect(roundTripPence).toBeLessThan(2 * oneWayPence);
  }
});

test('further, without a stop and with full service costs more', () => {
  expect(average({ ...fare, km: 9000 })).toBeGreaterThan(average(fare));
  expect(average({ ...fare, stops: 1 })).toBeLessThan(average(fare));
  expect(average({ ...fare, style: 'lowCost' })).toBeLessThan(
    average({ ...fare, style: 'leisure' }),
  );
});

test('a flight among the deals saves something in each of the coming months, also across the new year', () => {
  const airlines = ['BA', 'U2', 'FR', 'LS', 'BY', 'VY', 'EK'];
  const taking = airlines
    .map((airline) => monthlyFares({ ...fare, airline, isDeal: true }))
    .filter((fares) =>
      [11, 12, 1, 2, 3].every((month) => (fares[month - 1]?.oneWaySavingPence ?? 0) > 0),
    );
  expect(taking.length).toBeGreaterThan(2);
});

const network = (change: Partial<AirlineNetwork>): AirlineNetwork => ({
  code: 'XX', style: 'network', hubs: [], from: [], connects: new Set(), routes: [], bases: [], baseCountries: new Set(), uses: new Map(), ...change,
}); // prettier-ignore
const dubai = { airports: ['DXB', 'DWC'], country: 'AE', season: 'winterSun', popular: true };
const sydney = { airports: ['SYD'], country: 'AU', season: 'southernSummer', popular: true };
const milan = { airports: ['MXP', 'BGY'], country: 'IT', season: 'city', popular: false };
const kilometres: Record<string, number> = {
  DXBLHR: 5500,
  LHRSYD: 17000,
  DXBSYD: 12000,
  JFKLHR: 5540,
  JFKSYD: 16000,
  BGYSTN: 900,
};
const distance = (one: string, other: string) => kilometres[[one, other].sort().join('')] ?? 1000;

test('an airline flies to its hub, and on from there with one change', () => {
  const airline = network({ hubs: ['DXB'], from: ['LHR'], connects: new Set(['AU']) });
  expect(planFlights({ ...airline, code: 'EK' }, [dubai, sydney], distance)).toEqual([
    { airline: 'EK', from: 'LHR', to: 'DXB' },
    { airline: 'EK', from: 'LHR', to: 'SYD', via: 'DXB' },
  ]);
});

test('no route goes the long way round', () => {
  const airline = network({ hubs: ['JFK'], from: ['LHR'], connects: new Set(['AU', 'AE']) });
  const planned = planFlights(airline, [dubai, { ...sydney, airports: ['SYD'] }], (one, other) =>
    [one, other].includes('JFK') ? 16_000 : 5_000,
  );
  expect(planned.map(({ to }) => to)).toEqual(['JFK']);
});

test('a low-cost airline flies from its base straight to the airport it uses, and not too far', () => {
  const airline = network({
    style: 'lowCost',
    bases: [{ airport: 'STN', share: 1 }],
    baseCountries: new Set(['IT', 'AU']),
    uses: new Map([['MXP', 'BGY']]),
  });
  expect(planFlights(airline, [milan, sydney], (_, to) => (to === 'SYD' ? 17_000 : 900))).toEqual([
    { airline: 'XX', from: 'STN', to: 'BGY' },
  ]);
});

test('seeded random numbers are spread evenly and never change', () => {
  const numbers = Array.from({ length: 2000 }, (_, at) => seededRandom(`flight ${at}`));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(seededRandom('LHR')).toBe(seededRandom('LHR'));
});

test('ids are UUIDv7 and the same at every load', () => {
  expect(demonstrationId('airport LHR')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(demonstrationId('airport LHR')).toBe(demonstrationId('airport LHR'));
  expect(demonstrationId('airport LHR')).not.toBe(demonstrationId('airport LGW'));
});

test('an airline is described by what it flies, without empty headings', () => {
  const details = airlineDetails({
    name: 'Aurigny',
    hubs: [],
    departures: ['London'],
    destinations: 1,
  });
  expect(details.map(({ heading }) => heading)).toEqual(['From the UK', 'Check-in']);
  expect(details[0]?.description).toBe('Flies from London to 1 place that we offer.');
});

test.each([
  [['Leeds'], 'Leeds'],
  [['Leeds', 'London'], 'Leeds and London'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'A, B, C, D, E and 3 other cities'],
])('%j reads %s', (names, words) => {
  expect(inWords(names)).toBe(words);
});
