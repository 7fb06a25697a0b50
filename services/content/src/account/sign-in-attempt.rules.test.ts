import { allowance, attemptTurn, guessingNetwork, signInDelayMs } from './sign-in-attempt.rules.ts';

test.each([
  [0, 0],
  [2, 0],
  [3, 250],
  [4, 500],
  [8, 8_000],
  [1_000, 8_000],
])('after %i guesses the next is checked %i ms later', (attempts, delay) => {
  expect(signInDelayMs(attempts)).toBe(delay);
});

const { perNetwork, perAccount } = allowance;
const atOnce = { withinAllowance: true, delayNextMs: 0 };

test.each([
  ['the first of a network, while strangers guess', 0, 4_000, 9, 8_000, atOnce],
  ['the last within its allowance', perNetwork - 1, perAccount - 1, 9, 8_000, atOnce],
  ['one beyond it', perNetwork, 0, 9, 8_000, { retryAfterMs: 8_000 }],
  ['one beyond that of the account', 0, perAccount, 9, 1, { retryAfterMs: 1 }],
  ['one after the delay', perNetwork, 0, 9, 0, { withinAllowance: false, delayNextMs: 8_000 }],
  ['one on a quiet day', perNetwork, 3, 3, -500, { withinAllowance: false, delayNextMs: 250 }],
])(
  '%s is checked at once or refused',
  (_, usedByNetwork, usedAtAccount, recentAttempts, busyForMs, turn) => {
    expect(attemptTurn({ usedByNetwork, usedAtAccount, recentAttempts, busyForMs })).toEqual(turn);
  },
);

test('fewer than 16,000 passwords a day can be tried at an account, from any number of networks', () => {
  const dayMs = 24 * 60 * 60_000;
  const perDay = dayMs / signInDelayMs(Infinity) + perAccount * (dayMs / allowance.windowMs);

  expect(perDay).toBeLessThan(16_000);
});

const ipv6 = ['2001:db8:1:2aff::/64', '2001:db8:1:2a00::/56', '2001:db8:1::/48'];

test.each([
  [['203.0.113.5'], [], 0],
  [ipv6, [0, 0], 0],
  [ipv6, [3, 3], 0],
  [ipv6, [4, 1], 1],
  [ipv6, [4, 4], 2],
  [ipv6, [1, 4], 2],
])('for %j, within which %j networks guess, guesses are counted at %i', (own, guessing, level) => {
  expect(guessingNetwork(own, guessing)).toBe(level);
});
