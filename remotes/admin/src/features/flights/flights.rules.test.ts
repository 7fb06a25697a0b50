import { parseSearchParams } from '@larkfare/travellers';
import { changedQuery } from '../../office/address-query.rules.ts';
import { isNarrowed, toListInput, toQuery } from './flight-search.rules.ts';
import {
  addFlightProblem,
  bookingsAddress,
  offeredAction,
  stopsText,
} from './flight-words.rules.ts';

const today = '2026-11-20';
const read = (query: string) => parseSearchParams(new URLSearchParams(query));
test('the form writes the parameters of the specification and leads to the first page', () => {
  const query = changedQuery(
    new URLSearchParams('adults=2&page=4'),
    toQuery({
      ...read('depart=2026-12-01&airlines_id=a&airlines_id=b'),
      toId: 'id-dub',
      to: 'Dublin',
    }),
  );

  expect(query.toString()).toBe(
    'adults=2&tripType=round-trip&to=Dublin&to_id=id-dub&airlines_id=a&airlines_id=b&depart=2026-12-01',
  );
});

test('a pick counts more than its text, and text counts where nothing was picked', () => {
  expect(toListInput(read('from=London&from_id=id-lon&to=Dub'), today)).toMatchObject({
    fromId: 'id-lon',
    to: 'Dub',
  });
  expect(toListInput(read('from=London&from_id=id-lon'), today)).not.toHaveProperty('from');
});

test.each([
  ['', '2026-11-21', '2026-11-28'],
  ['depart=2026-12-01', '2026-12-01', '2026-12-08'],
  ['depart=2020-01-01', '2026-11-21', '2026-11-28'],
  ['depart=2026-12-01&ret=2026-11-30', '2026-12-01', '2026-12-08'],
  ['depart=2026-12-01&ret=2026-12-24', '2026-12-01', '2026-12-24'],
])('?%s shows prices from %s to %s', (query, departureDate, returnDate) => {
  expect(toListInput(read(query), today)).toMatchObject({ departureDate, returnDate });
});

test('a one-way search has no return', () => {
  expect(toListInput(read('tripType=one-way&ret=2026-12-24&flexReturn=2'), today)).toMatchObject({
    tripType: 'oneWay',
    returnDate: undefined,
    flexReturnDays: 0,
  });
});

test('dates alone do not narrow the list', () => {
  expect(isNarrowed(read('depart=2026-12-01'))).toBe(false);
  expect(isNarrowed(read('airlines_id=a'))).toBe(true);
});

test('stops are named above 0 (§2)', () => {
  expect([0, 1, 2].map(stopsText)).toEqual(['', '1 Stop', '2 Stops']);
});

test.each([
  [{ canDelete: true, hasBookings: false }, 'delete'],
  [{ canDelete: false, hasBookings: true }, 'bookings'],
  [{ canDelete: null, hasBookings: null }, undefined],
])('a flight that is %j offers %s', (flight, action) => {
  expect(offeredAction(flight)).toBe(action);
});

test('BOOKINGS leads to the bookings of that airline between those airports', () => {
  expect(
    bookingsAddress({
      airline: { id: 'a' },
      departureAirport: { id: 'b' },
      arrivalAirport: { id: 'c' },
    }),
  ).toBe('/admin/bookings?airline=a&departureAirport=b&arrivalAirport=c');
});

test('a flight is added with all three of its choices', () => {
  const sentence = 'Please select departure, arrival, and an airline before submitting.';
  expect(addFlightProblem({ id: 'a' }, { id: 'b' }, 'c')).toBeUndefined();
  expect(addFlightProblem({ id: '' }, { id: 'b' }, 'c')).toBe(sentence);
  expect(addFlightProblem({ id: 'a' }, { id: '' }, 'c')).toBe(sentence);
  expect(addFlightProblem({ id: 'a' }, { id: 'b' }, '')).toBe(sentence);
});
