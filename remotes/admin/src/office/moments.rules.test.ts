import { dayOfMoment, timeOfMoment } from './moments.rules.ts';

test.each([
  ['2026-11-20T23:30:00Z', '20/11/2026', '20/11/2026 23:30'],
  // In summer London is an hour ahead: it is tomorrow already.
  ['2026-06-30T23:30:00Z', '01/07/2026', '01/07/2026 00:30'],
  ['2026-01-01T00:00:00.000Z', '01/01/2026', '01/01/2026 00:00'],
])('%s is shown as London’s day and time', (moment, day, time) => {
  expect(dayOfMoment(moment)).toBe(day);
  expect(timeOfMoment(moment)).toBe(time);
});
