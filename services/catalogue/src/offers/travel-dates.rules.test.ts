import { TripType } from './search.rules.ts';
import {
  comingMonths,
  monthChoices,
  searchedDates,
  soonestDayIn,
  travelDatesProblem,
} from './travel-dates.rules.ts';

const today = '2026-11-10';

test.each([
  ['2026-11-10', null, 'Departure must be tomorrow or later'],
  ['2020-01-01', null, 'Departure must be tomorrow or later'],
  ['2026-11-11', null, undefined],
  ['2026-11-20', '2026-11-20', 'Return date must be after departure'],
  ['2026-11-20', '2026-11-19', 'Return date must be after departure'],
  ['2026-11-20', '2026-11-21', undefined],
  ['2028-05-10', null, undefined],
  ['2028-05-11', null, 'Departure must be within 18 months'],
  ['2035-01-01', '2035-01-08', 'Departure must be within 18 months'],
  ['2028-05-09', '2028-05-11', 'Return must be within 18 months'],
])('leaving on %s and returning on %s: %s', (departureDate, returnDate, problem) => {
  expect(travelDatesProblem({ departureDate, returnDate }, today)).toBe(problem);
});

test('flexible days never reach past what can be booked', () => {
  const choices = monthChoices(
    { departureDate: '2028-02-29', returnDate: null },
    { departDays: 3, returnDays: 0 },
    '2026-08-31',
  );

  expect(choices.map(({ month }) => month)).toEqual([2]);
});

test('a search without dates is for tomorrow, and a one-way trip drops the return', () => {
  const roundTrip = { tripType: TripType.roundTrip };
  const oneWay = { tripType: TripType.oneWay, returnDate: '2026-12-24' };

  expect(searchedDates(roundTrip, today)).toEqual({
    departureDate: '2026-11-11',
    returnDate: null,
  });
  expect(searchedDates(oneWay, today)).toEqual({ departureDate: '2026-11-11', returnDate: null });
});

/** Departure, its flexible days, return, its flexible days, and the departures and returns that may be offered. */
test.each([
  ['2026-12-15', 3, null, 0, ['2026-12-15 -']], // Nowhere near a month's end.
  ['2026-12-31', 0, null, 0, ['2026-12-31 -']], // Not flexible.
  ['2026-12-31', 1, null, 0, ['2026-12-31 -', '2027-01-01 -']], // Over the end of a year.
  ['2026-12-29', 2, null, 0, ['2026-12-29 -']], // A day too few.
  ['2026-12-29', 3, null, 0, ['2026-12-29 -', '2027-01-01 -']],
  ['2027-03-02', 2, null, 0, ['2027-03-02 -', '2027-02-28 -']], // Back over the end of February.
  ['2028-03-02', 2, null, 0, ['2028-03-02 -', '2028-02-29 -']],
  ['2026-12-31', 99, null, 0, ['2026-12-31 -', '2027-01-01 -']], // Never more than three days.
  ['2026-12-20', 99, null, 0, ['2026-12-20 -']],
  ['2026-12-31', -3, null, 0, ['2026-12-31 -']],
  ['2026-12-31', 1, '2027-01-10', 0, ['2026-12-31 2027-01-10', '2027-01-01 2027-01-10']],
  ['2026-12-31', 1, '2027-01-01', 0, ['2026-12-31 2027-01-01']], // The return cannot be overtaken,
  ['2026-12-31', 1, '2027-01-01', 1, ['2026-12-31 2027-01-01', '2027-01-01 2027-01-02']], // unless it is flexible.
])(
  'leaving on %s ± %i, returning on %s ± %i',
  (departureDate, departDays, returnDate, returnDays, dates) => {
    const choices = monthChoices({ departureDate, returnDate }, { departDays, returnDays }, today);

    expect(choices.map((each) => `${each.departureDate} ${each.returnDate ?? '-'}`)).toEqual(dates);
  },
);

test('flexible days never reach back to today', () => {
  const choices = monthChoices(
    { departureDate: '2026-12-01', returnDate: null },
    { departDays: 3, returnDays: 0 },
    '2026-11-30',
  );

  expect(choices.map(({ month }) => month)).toEqual([12]);
});

test('the coming twelve months begin with the current one and run into the next year', () => {
  const months = comingMonths('2026-11-30');

  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual([
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
  expect(months[11]).toEqual({ year: 2027, month: 10 });
});

test.each([
  [11, today, '2026-11-11'],
  [12, today, '2026-12-01'],
  [10, today, '2027-10-01'],
  [11, '2026-11-30', '2027-11-01'],
  [1, '2026-12-31', '2027-01-01'],
])('month %i is next flown in, seen on %s, from %s on', (month, day, soonest) => {
  expect(soonestDayIn(month, day)).toBe(soonest);
});
