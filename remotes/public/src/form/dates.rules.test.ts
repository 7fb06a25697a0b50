import { withDeparture } from './dates.rules.ts';

test.each([
  ['before the return keeps it', '2026-12-07', '2026-12-08'],
  ['on the return clears it', '2026-12-08', ''],
  ['after the return clears it', '2026-12-20', ''],
  ['taken away keeps the return', '', '2026-12-08'],
])('a departure %s (§4)', (_, departureDate, returnDate) => {
  expect(withDeparture({ returnDate: '2026-12-08' }, departureDate)).toEqual({
    departureDate,
    returnDate,
  });
});
