import { deadlineMsOf } from '@larkfare/service-kit';
import { attemptWaitMs, longestWaitMs, signInDelayMs } from './sign-in-attempt.rules.ts';

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
  ['the first', 0, 0, 0],
  ['the fourth after the third was checked', 3, -500, 250],
  ['the fifth while the fourth waits', 4, 250, 750],
  ['the last that is not refused', 1_000, 0, 8_000],
  ['one too many', 1_000, 1, undefined],
])('%s waits after those before it', (_, recentAttempts, busyForMs, waitMs) => {
  expect(attemptWaitMs({ recentAttempts, busyForMs })).toBe(waitMs);
});

test('a password that had to wait is checked before its request ends', () => {
  expect(longestWaitMs).toBeLessThan(deadlineMsOf({}) - 1000);
});
