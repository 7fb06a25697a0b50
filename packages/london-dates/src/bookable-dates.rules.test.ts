import { departureProblem, latestTravelDay, returnProblem } from './index.ts';

const today = '2026-11-21';

test.each([
  ['', 'Departure must be a date'],
  ['2026-02-30', 'Departure must be a date'],
  ['2026-11-21', 'Departure must be tomorrow or later'],
  ['2026-11-22', undefined],
  ['2028-05-21', undefined],
  ['2028-05-22', 'Departure must be within 18 months'],
  ['2035-01-01', 'Departure must be within 18 months'],
])('leaving on %j: %s', (departureDate, problem) => {
  expect(departureProblem(departureDate, today)).toBe(problem);
});

test.each([
  [null, undefined],
  ['', 'Return must be a date'],
  ['2028-05-19', 'Return date must be after departure'],
  ['2028-05-21', undefined],
  ['2028-05-22', 'Return must be within 18 months'],
])('leaving on 20 May 2028 and returning on %j: %s', (returnDate, problem) => {
  expect(returnProblem({ departureDate: '2028-05-20', returnDate }, today)).toBe(problem);
});

test('the last day is in a month that may be shorter', () => {
  expect(latestTravelDay('2026-08-31')).toBe('2028-02-29');
});
