import {
  flightProblems,
  sellsRoundTrips,
  fieldOf,
  toFlightDraft,
  toFlightInput,
  describeFlight,
} from './flight-draft.rules.ts';
import { listLeft } from './flight-address.rules.ts';
import { flight } from './flight-fixtures.ts';
import { toGrid, type Grid } from './price-table.rules.ts';

const draft = toFlightDraft(flight());
const nothing = toGrid([]);

test('a flight is edited in hours and minutes, and saved in minutes', () => {
  expect(draft).toMatchObject({ outboundHours: '7', outboundMinutes: '5', stops: '1' });
  expect(
    toFlightInput({
      ...draft,
      outboundHours: '8',
      outboundMinutes: '',
      stops: '',
      operatedBy: 'Lark',
    }),
  ).toMatchObject({
    outboundMinutes: 480,
    returnMinutes: 455,
    stops: 0,
    operatedBy: 'Lark',
    departureAirportId: 'id-lhr',
  });
});

test('round trips are sold where a class has a price for one in some month', () => {
  const [january = [], ...months] = nothing;

  expect(sellsRoundTrips({ prices: [nothing, [['100', '', '', '30'], ...months]] })).toBe(false);
  expect(sellsRoundTrips({ prices: [nothing, [['', '', '0', ''], ...months]] })).toBe(false);
  expect(
    sellsRoundTrips({
      prices: [
        [january, ...months],
        [['', '', '180', ''], ...months],
      ],
    }),
  ).toBe(true);
});

test('a flight as it was read can be saved', () => {
  expect(flightProblems(draft)).toEqual({});
});

test.each([
  [
    { departure: { text: 'Heath', id: '', code: '' } },
    'departure',
    'Please choose a departure airport from the suggestions.',
  ],
  [
    { arrival: { text: 'Dub', id: '', code: '' } },
    'arrival',
    'Please choose an arrival airport from the suggestions.',
  ],
  [{ arrival: draft.departure }, 'arrival', 'Departure and arrival must be different.'],
  [{ airlineId: '' }, 'airlineId', 'Please select an airline.'],
  [{ outboundMinutes: '60' }, 'outboundMinutes', 'Enter minutes from 0 to 59.'],
  [{ returnMinutes: '-1' }, 'returnMinutes', 'Enter minutes from 0 to 59.'],
  [{ outboundHours: '-2' }, 'outboundHours', 'Enter hours from 0 to 165.'],
  [{ returnHours: '1.5' }, 'returnHours', 'Enter hours from 0 to 165.'],
  [{ stops: '-1' }, 'stops', 'Enter stops from 0 to 9.'],
])('a flight with %j cannot be saved (§5)', (part, field, message) => {
  expect(flightProblems({ ...draft, ...part })).toEqual({ [field]: message });
});

test('several invalid cells are shown as the first and how many more', () => {
  const [economy = [], ...others] = draft.prices;
  const wrong = economy.map((texts, row) => (row < 3 ? ['x', '', '', ''] : texts));
  const problemOf = (prices: Grid[]) => flightProblems({ ...draft, prices }).prices;

  expect(problemOf([wrong, ...others])).toMatch(/^January.*2 more to correct/);
  expect(problemOf([economy, economy, wrong])).toMatch(/^Business: January/);
});

test('the server’s problems are shown at the fields of the form', () => {
  const fields = [
    'departureAirportId',
    'airlineId',
    'returnMinutes',
    'stops',
    'monthlyPrices.3.oneWayPence',
  ];
  expect(fields.map(fieldOf)).toEqual(['departure', 'airlineId', 'returnHours', 'stops', 'prices']);
});

test('a flight in words', () => {
  const airlines = [{ id: draft.airlineId, name: 'British Airways' }];

  expect(describeFlight(airlines)(draft)).toMatchObject({
    'Departure airport': 'London Heathrow Airport',
    Airline: 'British Airways',
    'Outbound duration': '7h 5m',
    'January, One-Way': '149.50',
    'February, One-Way': 'None',
  });
});

test('Back leads to the list as it was left, and nowhere else', () => {
  expect(listLeft({ from: '/admin/flight?page=2' })).toBe('/admin/flight?page=2');
  expect(listLeft({ from: '/admin/flight' })).toBe('/admin/flight');
  expect(listLeft({ from: 'https://elsewhere.example' })).toBeUndefined();
  expect(listLeft(null)).toBeUndefined();
});
