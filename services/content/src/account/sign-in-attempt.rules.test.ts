import { attemptWaitMs, signInDelayMs } from './sign-in-attempt.rules.ts';

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
  ['one too many', 1_000, 22_001, undefined],
])('%s waits after those before it', (_, recentAttempts, busyForMs, waitMs) => {
  expect(attemptWaitMs({ recentAttempts, busyForMs })).toBe(waitMs);
});
