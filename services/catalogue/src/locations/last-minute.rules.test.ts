import { lastMinuteUntil } from './last-minute.rules.ts';

test.each([
  ['2026-11-10', '2026-12-22'],
  ['2027-01-31', '2027-03-14'],
  ['2028-02-01', '2028-03-14'],
])('on %s a departure is last-minute until %s', (today, until) => {
  expect(lastMinuteUntil(today)).toBe(until);
});
