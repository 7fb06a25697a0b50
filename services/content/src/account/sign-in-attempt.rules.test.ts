import { deadlineMsOf } from '@larkfare/service-kit';
import {
  attemptTurn,
  guessingNetwork,
  longestWaitMs,
  signInDelayMs,
} from './sign-in-attempt.rules.ts';

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
  expect(attemptTurn({ recentAttempts, busyForMs, waiting: 0 })).toEqual(turn);
});

test.each([
  [255, { waitMs: 8_000 }],
  [256, { retryAfterMs: 8_000 }],
])('while %i guesses at the account wait, the next has its turn or is refused', (waiting, turn) => {
  expect(attemptTurn({ recentAttempts: 1_000, busyForMs: 0, waiting })).toEqual(turn);
});

const ipv6 = ['2001:db8:1:2aff::/64', '2001:db8:1:2a00::/56', '2001:db8:1::/48'];

test.each([
  [['203.0.113.5'], [], 0],
  [ipv6, [0, 0], 0],
  [ipv6, [3, 3], 0],
  [ipv6, [4, 1], 1],
  [ipv6, [4, 4], 2],
  [ipv6, [1, 4], 2],
])('of %j, within which %j networks guess, guesses count by that at %i', (own, guessing, level) => {
  expect(guessingNetwork(own, guessing)).toBe(level);
});

test('a password that had to wait is checked before its request ends', () => {
  expect(longestWaitMs).toBeLessThan(deadlineMsOf({}) - 1000);
});
