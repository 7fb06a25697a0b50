import { earliestDeparture } from '@larkfare/london-dates';
import {
  advancedCount,
  earliestReturn,
  emptySearch,
  searchProblems,
  swapped,
  withDeparture,
  type Search,
} from './search-form.rules.ts';

const today = '2026-11-21';
const search = (part: Partial<Search> = {}): Search => ({
  ...emptySearch,
  from: 'London',
  to: 'Dubai',
  depart: '2026-12-01',
  ret: '2026-12-08',
  ...part,
});

test('a search starts as a round trip for one adult, with exact dates and any airline', () => {
  expect(emptySearch).toMatchObject({
    tripType: 'round-trip',
    adults: 1,
    children: 0,
    infant: 0,
    flexDepart: 0,
    flexReturn: 0,
    airlineIds: [],
    directFlights: false,
  });
});

const late = 'Departure must be tomorrow or later';
const early = 'Return date must be after departure';
test.each<[string, Partial<Search>, object]>([
  ['is complete', {}, {}],
  ['leaves tomorrow', { depart: '2026-11-22' }, {}],
  ['leaves today', { depart: '2026-11-21' }, { depart: late }],
  ['left long ago', { depart: '2020-01-01' }, { depart: late }],
  ['has no departure', { depart: '' }, { depart: late }],
  [
    'leaves later than can be booked',
    { depart: '2035-01-01', ret: '2035-01-08' },
    { depart: 'Departure must be within 18 months', ret: 'Return must be within 18 months' },
  ],
  ['leaves on the last day that can be', { tripType: 'one-way', depart: '2028-05-21' }, {}],
  ['has no return', { ret: '' }, { ret: early }],
  ['returns on the day of departure', { ret: '2026-12-01' }, { ret: early }],
  ['returns before departure', { ret: '2026-11-30' }, { ret: early }],
  ['returns the day after', { ret: '2026-12-02' }, {}],
  ['needs no return one way', { tripType: 'one-way', ret: '' }, {}],
  ['has no from', { from: '  ' }, { from: 'Enter where you are leaving from' }],
  ['has no to', { to: '' }, { to: 'Enter where you are going to' }],
  ['is picked by id before its name is known', { from: '', fromId: 'a' }, {}],
  ['has no adult', { adults: 0 }, { adults: 'At least 1 adult must travel' }],
  ['has an infant for each adult', { adults: 2, infant: 2 }, {}],
  [
    'has five infants with two adults',
    { adults: 2, infant: 5 },
    { infant: 'There can be at most one infant for each adult' },
  ],
])('a search that %s', (_, part, problems) => {
  expect(searchProblems(search(part), today)).toEqual(problems);
});

test.each([
  ['before the return keeps it', '2026-12-07', '2026-12-08'],
  ['on the return clears it', '2026-12-08', ''],
  ['after the return clears it', '2026-12-20', ''],
  ['taken away keeps the return', '', '2026-12-08'],
])('a departure %s', (_, depart, ret) => {
  expect(withDeparture(search(), depart)).toMatchObject({ depart, ret });
});

test('the calendar offers tomorrow for the departure and the departure for the return', () => {
  expect(earliestDeparture(today)).toBe('2026-11-22');
  expect(earliestReturn(search(), today)).toBe('2026-12-01');
  expect(earliestReturn(search({ depart: '' }), today)).toBe('2026-11-23');
});

test('from and to change places with what was picked for them', () => {
  expect(swapped(search({ fromId: 'a', toId: 'b' }))).toMatchObject({
    from: 'Dubai',
    fromId: 'b',
    to: 'London',
    toId: 'a',
  });
});

test('the Advanced tab counts what is set in it', () => {
  expect(advancedCount(search())).toBe(0);
  expect(advancedCount(search({ directFlights: true, airlineIds: ['a', 'b'] }))).toBe(3);
});
