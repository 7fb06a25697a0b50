import { firstDays } from './retention.rules.ts';
import { retention } from './retention-settings.ts';

test('enquiries and requests stay for twelve months', () => {
  expect(firstDays('2026-11-22', retention.parse({}))).toMatchObject({
    messages: '2025-11-22',
    quotes: '2025-11-22',
    requests: '2025-11-22',
  });
});

test('a request whose departure is today or later stays', () => {
  expect(firstDays('2026-11-22', retention.parse({})).departures).toBe('2026-11-22');
});

test.each([
  ['2026-03-31', '2019-04-01'],
  ['2026-04-01', '2020-04-01'],
  ['2026-11-22', '2020-04-01'],
])(
  'on %s journeys since %s stay: six years after the end of their financial year',
  (today, first) => expect(firstDays(today, retention.parse({})).bookings).toBe(first),
);
