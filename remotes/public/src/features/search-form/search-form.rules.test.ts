import { earliestDeparture } from '@larkfare/london-dates';
import { earliestReturn } from '../../form/trip.rules.ts';
import { advancedCount, searchProblems, swapped } from './search-form.rules.ts';
import { emptySearch, type Search } from '@larkfare/travellers';

const today = '2026-11-21';
const search = (part: Partial<Search> = {}): Search => ({
  ...emptySearch,
  from: 'London',
  to: 'Dubai',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  ...part,
});

test('a search starts as a round trip for one adult, with exact dates and any airline (§9)', () => {
  expect(emptySearch).toMatchObject({
    tripType: 'roundTrip',
    adults: 1,
    children: 0,
    infants: 0,
    flexDepartDays: 0,
    flexReturnDays: 0,
    airlines: [],
    directOnly: false,
  });
});

const late = 'Departure must be tomorrow or later';
const early = 'Return date must be after departure';
test.each<[string, Partial<Search>, object]>([
  ['is complete', {}, {}],
  ['leaves tomorrow', { departureDate: '2026-11-22' }, {}],
  ['leaves today', { departureDate: '2026-11-21' }, { departureDate: late }],
  ['left long ago', { departureDate: '2020-01-01' }, { departureDate: late }],
  ['has no departure', { departureDate: '' }, { departureDate: late }],
  [
    'leaves later than can be booked',
    { departureDate: '2035-01-01', returnDate: '2035-01-08' },
    {
      departureDate: 'Departure must be within 18 months',
      returnDate: 'Return must be within 18 months',
    },
  ],
  ['leaves on the last day that can be', { tripType: 'oneWay', departureDate: '2028-05-21' }, {}],
  ['has no return', { returnDate: '' }, { returnDate: early }],
  ['returns on the day of departure', { returnDate: '2026-12-01' }, { returnDate: early }],
  ['returns before departure', { returnDate: '2026-11-30' }, { returnDate: early }],
  ['returns the day after', { returnDate: '2026-12-02' }, {}],
  ['needs no return one way', { tripType: 'oneWay', returnDate: '' }, {}],
  ['has no from', { from: '  ' }, { from: 'Enter where you are leaving from' }],
  ['has no to', { to: '' }, { to: 'Enter where you are going to' }],
  ['ends where it starts', { to: 'london' }, { to: 'From and To are the same' }],
  ['joins two picked places of one name', { fromId: 'a', to: 'London', toId: 'b' }, {}],
  ['is picked by id before its name is known', { from: '', fromId: 'a' }, {}],
  ['has no adult', { adults: 0 }, { adults: 'At least 1 adult must travel' }],
  ['is for a group', { adults: 51 }, { adults: 'For more than 50 travellers please ring us' }],
  ['has an infant for each adult', { adults: 2, infants: 2 }, {}],
  [
    'has five infants with two adults',
    { adults: 2, infants: 5 },
    { infants: 'Only one infant can travel with each adult' },
  ],
])('a search that %s (§5)', (_, part, problems) => {
  expect(searchProblems(search(part), today)).toEqual(problems);
});

test('the calendar offers tomorrow for the departure and the departure for the return (§5)', () => {
  expect(earliestDeparture(today)).toBe('2026-11-22');
  expect(earliestReturn('2026-12-01', today)).toBe('2026-12-01');
  // A departure that cannot be booked sets no limit.
  for (const departure of ['', '2026-11-21', '2029-01-01'])
    expect(earliestReturn(departure, today)).toBe('2026-11-23');
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
  expect(advancedCount(search({ directOnly: true, airlines: ['a', 'b'] }))).toBe(3);
});
