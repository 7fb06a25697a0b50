import { slownessProblems } from './slowness.rules.ts';

test.each([
  [{ visitor: { quietMs: 10, attackedMs: 30 } }, []],
  [
    { visitor: { quietMs: 10, attackedMs: 31 } },
    ['Another visitor’s search took 31 ms instead of 10 ms, more than 3 times as long as before.'],
  ],
  [{ crowd: { office: 500, bookings: 500 } }, []],
  [{ crowd: { office: 501, bookings: 20 } }, ['office: 501 ms, more than 500.']],
])('an attack with %j gets %j', (times, problems) => {
  expect(slownessProblems(times)).toEqual(problems);
});
