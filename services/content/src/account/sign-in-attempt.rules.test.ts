import { deadlineMsOf } from '@larkfare/service-kit';
import { attemptTurn, longestWaitMs, signInDelayMs } from './sign-in-attempt.rules.ts';

test.each([
  [0, 0],
  [2, 0],
  [3, 250],
  [4, 500],
  [8, 8_000],
  [1_000, 8_000],
])('after %i guesses an answer takes %i ms longer', (attempts, delay) => {
  expect(signInDelayMs(attempts)).toBe(delay);
});

test.each([
  ['the first', 0, 0, { waitMs: 0 }],
  ['the fourth after the third was checked', 3, -500, { waitMs: 250 }],
  ['the fifth while the fourth waits', 4, 250, { waitMs: 750 }],
  ['the last that is not refused', 1_000, 0, { waitMs: 8_000 }],
  ['one too many', 1_000, 1, { retryAfterMs: 1 }],
])('%s waits after those before it', (_, recentAttempts, busyForMs, turn) => {
  expect(attemptTurn({ recentAttempts, busyForMs })).toEqual(turn);
});

test('a password that had to wait is checked before its request ends', () => {
  expect(longestWaitMs).toBeLessThan(deadlineMsOf({}) - 1000);
});
