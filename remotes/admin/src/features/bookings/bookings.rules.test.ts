import { changedQuery } from '../../office/address-query.rules.ts';
import {
  bookingProblems,
  fieldOf,
  offeredStates,
  toBookingDraft,
  toBookingInput,
  describeBooking,
} from './booking-draft.rules.ts';
import {
  exportAddress,
  filterStates,
  isNarrowed,
  toBookingFilter,
  toFilterInput,
  toQuery,
  unpickedProblem,
} from './booking-filter.rules.ts';
import { durationWords, orNone } from './booking-words.rules.ts';
import { booking } from './booking-fixtures.ts';

const draft = toBookingDraft(booking());
const read = (query: string) => toBookingFilter(new URLSearchParams(query));

test('the filter is read from the address and written into it again (§2)', () => {
  const query =
    'airline=a&airline=b&departureAirport=c&departureAirport=e&arrivalAirport=d&arrivalAirport=f' +
    '&state=pending&state=in-progress&departureFrom=2026-11-26&departureTo=2026-12-02&search=ada';

  expect(read(query)).toEqual({
    airlineIds: ['a', 'b'],
    departureAirportIds: ['c', 'e'],
    arrivalAirportIds: ['d', 'f'],
    states: ['pending', 'in-progress'],
    departureFrom: '2026-11-26',
    departureTo: '2026-12-02',
    search: 'ada',
  });
  expect(changedQuery(new URLSearchParams('page=4'), toQuery(read(query))).toString()).toBe(query);
});

test('invalid parameters of the address are ignored', () => {
  expect(
    read('airline=&airline=a&airline=a&state=lost&departureFrom=soon&departureTo=2026-02-30'),
  ).toEqual({
    airlineIds: ['a'],
    departureAirportIds: [],
    arrivalAirportIds: [],
    states: [],
    departureFrom: '',
    departureTo: '',
    search: '',
  });
  expect(
    [read(''), read('state=lost'), read('state=pending'), read('search=x')].map(isNarrowed),
  ).toEqual([false, false, true, true]);
});

test('filters are sent to the server as lists', () => {
  expect(toFilterInput(read('airline=a&arrivalAirport=d&state=in-progress&search=ada'))).toEqual({
    airlineIds: ['a'],
    departureAirportIds: [],
    arrivalAirportIds: ['d'],
    states: ['inProgress'],
    departureFrom: null,
    departureTo: null,
    query: 'ada',
  });
});

test('the export requests what the list shows', () => {
  expect(exportAddress(read('state=pending&search=LF-7'))).toBe(
    '/api/booking/export?state=pending&q=LF-7',
  );
});

test('the filter offers the four states of the specification in its order', () => {
  expect(filterStates).toEqual(['pending', 'cancelled', 'confirmed', 'in-progress']);
});

test('a name that was only typed cannot be filtered by', () => {
  expect(unpickedProblem({ text: 'Heath', id: '' })).toBe(
    'Please choose an airport from the suggestions.',
  );
  expect(unpickedProblem({ text: 'Heathrow', id: 'a' })).toBeUndefined();
  expect(unpickedProblem({ text: '', id: '' })).toBeUndefined();
});

test('the edit form offers pending, confirmed and cancelled, and the booking’s own state (§4)', () => {
  expect(offeredStates('pending')).toEqual(['pending', 'confirmed', 'cancelled']);
  expect(offeredStates('inProgress')).toEqual(['pending', 'confirmed', 'cancelled', 'inProgress']);
});

test('counts that are no numbers are 0, and the price is saved in pence (§5)', () => {
  expect(
    toBookingInput({ ...draft, adults: 'x', children: '-3', finalPrice: '1,150.5' }, booking()),
  ).toEqual({
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    adults: 0,
    children: 0,
    infants: 0,
    state: 'inProgress',
    finalPricePence: 115050,
    notes: '',
    hasPage: true,
  });
});

test('an empty return date makes a one-way trip, an empty price takes it away', () => {
  expect(toBookingInput({ ...draft, returnDate: '' }, booking())).toMatchObject({
    returnDate: null,
    finalPricePence: null,
  });
});

test('another airport or airline links the booking to that flight, all three together', () => {
  const arrival = { id: 'id-ork', text: 'Cork Airport', code: 'ORK' };

  expect(toBookingInput({ ...draft, arrival }, booking())).toMatchObject({
    departureCode: 'LHR',
    arrivalCode: 'ORK',
    airlineShortName: 'British Airways',
  });
});

test('a missing value is shown at its field', () => {
  expect(
    bookingProblems({
      ...draft,
      departureDate: '',
      finalPrice: '-1',
      departure: { id: '', text: 'Heath', code: '' },
      airline: { id: '', shortName: '' },
    }),
  ).toEqual({
    departureDate: 'Enter the departure date.',
    finalPrice: 'Enter an amount from 0 to 10,000,000, such as 149.50.',
    departure: 'Please choose a departure airport from the suggestions.',
    airline: 'Please select an airline.',
  });
  expect(bookingProblems(draft)).toEqual({});
});

test('the server’s names are those of the form', () => {
  expect(['finalPricePence', 'arrivalCode', 'notes'].map(fieldOf)).toEqual([
    'finalPrice',
    'arrival',
    'notes',
  ]);
});

test('a booking in words', () => {
  expect(describeBooking({ ...draft, returnDate: '' })).toMatchObject({
    'Departure date': '01/12/2026',
    'Return date': 'None',
    State: 'In-Progress',
    Airline: 'British Airways',
  });
  expect([425, 61, 60].map(durationWords)).toEqual([
    '7 hours 5 minutes',
    '1 hour 1 minute',
    '1 hour 0 minutes',
  ]);
  expect(['', ' ', 'Window'].map(orNone)).toEqual(['None', 'None', 'Window']);
});
