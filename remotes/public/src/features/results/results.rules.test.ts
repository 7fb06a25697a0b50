import {
  filterCount,
  isChosen,
  shownAirlines,
  toggled,
  toggledAirport,
  toggledStops,
  toHoursRange,
} from './filters.rules.ts';
import {
  flightsText,
  resultsTitle,
  spokenDuration,
  stopsClass,
  stopsText,
  travellersText,
} from './flight-words.rules.ts';
import {
  canPickMonth,
  datesInMonth,
  isMonthOf,
  lowestOf,
  monthName,
  shareAbove,
} from './month-strip.rules.ts';
import { emptySearch, type PagedSearch } from '@larkfare/travellers';
import { hasRoute, toRouteInput } from '../../lowest-prices/route-input.rules.ts';
import { toSearchInput } from './search-input.rules.ts';
import { datesNote, datesText, travelDates } from './travel-dates.rules.ts';

const today = '2026-11-21';
const search = (part: Partial<PagedSearch> = {}): PagedSearch => ({
  ...emptySearch,
  from: 'London',
  to: 'Dubai',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  sort: 'recommended',
  page: 1,
  ...part,
});

test.each([
  [0, 'direct flight', 'direct'],
  [1, '1 stop', 'single-stop'],
  [2, '2 stops', 'multi-stops'],
  [3, '3 stops', 'multi-stops'],
])('%i stops read %j and look %s (§4)', (stops, text, look) => {
  expect(stopsText(stops)).toBe(text);
  expect(stopsClass(stops)).toBe(look);
});

test.each([
  [425, '7 hours 5 minutes'],
  [60, '1 hour'],
  [45, '45 minutes'],
  [0, '0 minutes'],
])('%i minutes are spoken as %s', (minutes, spoken) => {
  expect(spokenDuration(minutes)).toBe(spoken);
});

test('people are counted in words', () => {
  expect(travellersText({ adults: 1, children: 0, infants: 0 })).toBe('1 adult');
  expect(travellersText({ adults: 2, children: 1, infants: 2 })).toBe(
    '2 adults, 1 child, 2 infants',
  );
});

test('a shortened list is not shown as a total', () => {
  expect(flightsText({ totalItems: 1000, isTotalCapped: false })).toBe('1,000 flights');
  expect(flightsText({ totalItems: 1000, isTotalCapped: true })).toBe('More than 1,000 flights');
});

test.each([
  [{ from: 'London', to: 'Dubai' }, 'Flights from London to Dubai'],
  [{ from: '', to: 'Dubai' }, 'Flights to Dubai'],
  [{ from: 'London', to: '' }, 'Flights from London'],
  [{ from: 'United Kingdom', to: 'Dubai' }, 'Flights from the UK to Dubai'],
  [{ from: 'Manchester (MAN)', to: 'Orlando (MCO)' }, 'Flights from Manchester to Orlando'],
  [{ from: '', to: '' }, 'Flights'],
  [{ from: '', to: '' }, 'KLM flights', 'KLM'],
])('the screen for %j is called %j', (ends, title, airline = '') => {
  expect(resultsTitle(ends, airline)).toBe(title);
});

test.each<[string, Partial<PagedSearch>, object]>([
  ['requested dates', {}, { departureDate: '2026-12-01', returnDate: '2026-12-08' }],
  ['one way', { tripType: 'oneWay' }, { departureDate: '2026-12-01' }],
  [
    'no return',
    { returnDate: '' },
    { departureDate: '2026-12-01', returnDate: '2026-12-08', note: 'no-return' },
  ],
  [
    'a return before the departure',
    { returnDate: '2026-11-30' },
    { departureDate: '2026-12-01', returnDate: '2026-12-08', note: 'return-too-early' },
  ],
  [
    'no dates',
    { departureDate: '', returnDate: '' },
    { departureDate: '2026-11-22', returnDate: '2026-11-29', note: 'none-chosen' },
  ],
  [
    'dates that have passed',
    { departureDate: '2026-03-01', returnDate: '2026-03-04' },
    { departureDate: '2026-11-22', returnDate: '2026-11-25', note: 'passed' },
  ],
  [
    'today',
    { departureDate: today, returnDate: '2026-11-23' },
    { departureDate: '2026-11-22', returnDate: '2026-11-24', note: 'passed' },
  ],
  [
    'a departure past what can be booked',
    { tripType: 'oneWay', departureDate: '2035-01-01' },
    { departureDate: '2035-01-01', note: 'too-far' },
  ],
  [
    'a return past what can be booked',
    { departureDate: '2028-05-20', returnDate: '2028-05-22' },
    { departureDate: '2028-05-20', returnDate: '2028-05-22', note: 'too-far' },
  ],
  [
    'the last days that can be booked',
    { departureDate: '2028-05-20', returnDate: '2028-05-21' },
    { departureDate: '2028-05-20', returnDate: '2028-05-21' },
  ],
])('%s: the list is for days that can be flown', (_, part, dates) => {
  expect(travelDates(search(part), today)).toEqual(dates);
});

test.each<[Partial<PagedSearch>, string]>([
  [{}, ''],
  [{ departureDate: '' }, 'No dates chosen yet: these are prices for 22/11/2026 to 29/11/2026.'],
  [
    { tripType: 'oneWay', departureDate: '2026-01-01' },
    'The dates in this link have passed, so these are prices for 22/11/2026.',
  ],
  [{ returnDate: '' }, 'No return date chosen yet: these are prices for 01/12/2026 to 08/12/2026.'],
  [
    { returnDate: '2026-11-30' },
    'The return in this link is not after the departure, so these are prices for 01/12/2026 to 08/12/2026.',
  ],
  [
    { departureDate: '2035-01-01' },
    'Flights can be booked up to 18 months ahead: until 21/05/2028.',
  ],
])('the note about the dates %j: %s', (part, note) => {
  expect(datesNote(travelDates(search(part), today), today)).toBe(note);
});

test('the year is written once where both dates have the same', () => {
  expect(datesText({ departureDate: '2026-12-01', returnDate: '2026-12-08' })).toBe(
    'Tue, 1 Dec to Tue, 8 Dec 2026',
  );
  expect(datesText({ departureDate: '2026-12-30', returnDate: '2027-01-02' })).toBe(
    'Wed, 30 Dec 2026 to Sat, 2 Jan 2027',
  );
  expect(datesText({ departureDate: '2026-12-01' })).toBe('Tue, 1 Dec 2026');
});

test.each([
  [
    'the same day',
    { departureDate: '2026-12-08', returnDate: '2026-12-15' },
    2,
    { departureDate: '2027-02-08', returnDate: '2027-02-15' },
  ],
  [
    'the last day of a shorter month',
    { departureDate: '2027-01-31', returnDate: '2027-02-07' },
    2,
    { departureDate: '2027-02-28', returnDate: '2027-03-07' },
  ],
  [
    'no return one way',
    { departureDate: '2026-12-08' },
    3,
    { departureDate: '2027-03-08', returnDate: '' },
  ],
])('picking a month moves the trip to %s', (_, dates, month, moved) => {
  expect(datesInMonth(dates, { year: 2027, month }, today)).toEqual(moved);
});

test('picking this month never moves the trip into the past', () => {
  const moved = datesInMonth(
    { departureDate: '2026-12-08', returnDate: '2026-12-15' },
    { year: 2026, month: 11 },
    today,
  );

  expect(moved).toEqual({ departureDate: '2026-11-22', returnDate: '2026-11-29' });
});

test('a month can be picked while a day of it is ahead', () => {
  expect(canPickMonth({ year: 2026, month: 11 }, '2026-11-29')).toBe(true);
  expect(canPickMonth({ year: 2026, month: 11 }, '2026-11-30')).toBe(false);
});

test('months have short names, know their days and the lowest of their prices', () => {
  expect(monthName({ year: 2027, month: 1 })).toBe('Jan 2027');
  expect(isMonthOf({ year: 2027, month: 1 }, '2027-01-31')).toBe(true);
  expect(isMonthOf({ year: 2026, month: 1 }, '2027-01-31')).toBe(false);
  expect(lowestOf([null, 300, 200])).toBe(200);
  expect(lowestOf([null])).toBeUndefined();
});

test('bars begin at the lowest price', () => {
  const prices = [400, null, 300, 350];
  expect(prices.map((price) => shareAbove(price, prices))).toEqual([100, 0, 0, 50]);
  expect(shareAbove(300, [300, null])).toBe(0);
});

test('a picked place is searched for by id, a typed one by its text', () => {
  expect(toRouteInput(search({ fromId: 'id-lhr', to: ' dubai ' }))).toEqual({
    tripType: 'roundTrip',
    fromId: 'id-lhr',
    to: 'dubai',
    airlines: [],
    travelClass: 'economy',
    directOnly: false,
  });
});

test('filters, order and page reach the catalogue, prices as pence', () => {
  const input = toSearchInput(
    search({
      tripType: 'oneWay',
      minPrice: 100,
      maxPrice: 250,
      sort: 'price',
      page: 2,
      directOnly: true,
      airlines: ['a'],
      flexDepartDays: 1,
      flexReturnDays: 3,
    }),
    today,
  );

  expect(input).toMatchObject({
    tripType: 'oneWay',
    departureDate: '2026-12-01',
    returnDate: undefined,
    minPricePence: 10000,
    maxPricePence: 25000,
    order: 'price',
    page: 2,
    directOnly: true,
    airlines: ['a'],
    flexDepartDays: 1,
    flexReturnDays: 0,
  });
});

test('a search without both ends has no route', () => {
  expect(hasRoute(search({ from: '', to: '' }))).toBe(false);
  expect(hasRoute(search({ from: '', to: '', toId: 'id' }))).toBe(true);
});

const airline = { id: 'id-ba', shortName: 'BA' };
test('an airline is chosen by id or by the short name of an older link, and goes either way', () => {
  expect(isChosen(airline, ['BA'])).toBe(true);
  expect(toggled(airline, ['BA', 'x'])).toEqual(['x']);
  expect(toggled(airline, ['x'])).toEqual(['x', 'id-ba']);
});

test('an airport is chosen and taken back, and the last one leaves no choice', () => {
  expect(toggledAirport('id-lgw', ['id-lhr'])).toEqual(['id-lhr', 'id-lgw']);
  expect(toggledAirport('id-lgw', ['id-lhr', 'id-lgw'])).toEqual(['id-lhr']);
  expect(toggledAirport('id-lgw', ['id-lgw'])).toBeUndefined();
});

test('direct flights only is the choice of no stops alone, and another choice ends it', () => {
  expect(toggledStops(0, [])).toEqual({ directOnly: true, stops: undefined });
  expect(toggledStops(1, [0])).toEqual({ directOnly: false, stops: [0, 1] });
  expect(toggledStops(1, [0, 1])).toEqual({ directOnly: true, stops: undefined });
  expect(toggledStops(2, [2])).toEqual({ directOnly: false, stops: undefined });
});

test('hours to choose from hold the shortest and the longest flight', () => {
  expect(toHoursRange(61, 125)).toEqual({ min: 2, max: 3 });
  expect(toHoursRange(60, 60)).toBeUndefined();
  expect(toHoursRange(null, null)).toBeUndefined();
});

test('the phone’s button counts the filters that are set', () => {
  expect(filterCount(search())).toBe(0);
  expect(
    filterCount(
      search({
        minPrice: 1,
        maxPrice: 5,
        directOnly: true,
        airlines: ['a', 'b'],
        departureAirports: ['c'],
        maxHours: 8,
      }),
    ),
  ).toBe(6);
  expect(filterCount(search({ stops: [0, 1] }))).toBe(2);
});

describe('the airlines of the filter', () => {
  const choices = Array.from({ length: 10 }, (_, index) => ({
    airline: { id: `id-${index}`, name: `Airline ${index}`, shortName: `A${index}` },
    offers: index,
  }));
  const swiss = { airline: { id: 'id-lx', name: 'Águila', shortName: 'LX' }, offers: 1 };
  const shown = (part: object) =>
    shownAirlines([swiss, ...choices], { chosen: [], isWhole: false, typed: '', ...part }).map(
      ({ airline }) => airline.name,
    );

  test('are those with most flights, and the chosen ones', () => {
    expect(shown({})).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Airline ${index}`));
    expect(shown({ chosen: ['id-lx'] }).at(-1)).toBe('Águila');
  });

  test('are all that match what was typed, once all are shown', () => {
    expect(shown({ isWhole: true })).toHaveLength(11);
    expect(shown({ isWhole: true, typed: 'aguila' })).toEqual(['Águila']);
    expect(shown({ isWhole: true, typed: 'zzz' })).toEqual([]);
  });
});
