import { allMonths, lastTwelveMonths } from './booking-months.rules.ts';

const counted = [
  { month: '2025-11-01', bookingsCreated: 1, peopleDeparting: 0 },
  { month: '2025-12-01', bookingsCreated: 2, peopleDeparting: 5 },
  { month: '2026-11-01', bookingsCreated: 3, peopleDeparting: 7 },
  { month: '2027-02-01', bookingsCreated: 0, peopleDeparting: 4 },
  { month: '2027-03-01', bookingsCreated: 0, peopleDeparting: 0 },
];

test('the last twelve months end with this one and leave none out (§9)', () => {
  const months = lastTwelveMonths(counted, '2026-11-21');

  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ year: 2025, month: 12, bookingsCreated: 2, peopleDeparting: 5 });
  expect(months[1]).toEqual({ year: 2026, month: 1, bookingsCreated: 0, peopleDeparting: 0 });
  expect(months[11]).toEqual({ year: 2026, month: 11, bookingsCreated: 3, peopleDeparting: 7 });
});

test('all time is from the first month in which anything happened to the last, without a gap', () => {
  const months = allMonths(counted);

  expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual(
    '2025-11 2025-12 2026-1 2026-2 2026-3 2026-4 2026-5 2026-6 2026-7 2026-8 2026-9 2026-10 2026-11 2026-12 2027-1 2027-2'.split(
      ' ',
    ),
  );
  expect(months.at(-1)).toMatchObject({ peopleDeparting: 4 });
});

test('without bookings there are twelve empty months and no time at all', () => {
  expect(lastTwelveMonths([], '2026-01-31').map(({ bookingsCreated }) => bookingsCreated)).toEqual(
    Array.from({ length: 12 }, () => 0),
  );
  expect(allMonths([])).toEqual([]);
});
