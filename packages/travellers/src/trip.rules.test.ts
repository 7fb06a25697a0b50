import { durationText, withDeparture } from './trip.rules.ts';

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

test.each([
  [425, '7h 05m'],
  [60, '1h 00m'],
  [45, '45m'],
  [0, '0m'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
