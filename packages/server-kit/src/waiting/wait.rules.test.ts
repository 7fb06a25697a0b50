import { waitMs } from './wait.rules.ts';

test('each failure waits twice as long as the one before, up to four seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 2000].map(waitMs)).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
});
