/** How far back guesses count towards a delay. */
export const attemptWindowMs = 15 * 60_000;
const longestDelayMs = 8_000;

/** From so many guesses on, the delay is the longest. */
export const mostCounted = 9;

/** Three guesses are free; from then on each doubles the delay, up to the longest. No account is locked for good. */
export const signInDelayMs = (recentAttempts: number): number =>
  recentAttempts < 3 ? 0 : Math.min(250 * 2 ** (recentAttempts - 3), longestDelayMs);

/**
 * The first guesses of a network are checked at once, whatever others do, so that strangers cannot keep an administrator
 * out of a new browser. The second limit bounds the passwords that an attacker with many networks can try.
 */
export const allowance = {
  windowMs: 24 * 60 * 60_000,
  /** At any account. */
  perNetwork: 3,
  /** From all networks. */
  perAccount: 5_000,
};

export type AttemptTurn =
  | {
      withinAllowance: boolean;
      /** Until the next guess at this account, or from this network, that is beyond its network's allowance. */
      delayNextMs: number;
    }
  | { retryAfterMs: number };

/** Whether a guess is checked now, or how soon another may come. Guesses beyond the allowance are checked one by one. */
export function attemptTurn({
  usedByNetwork,
  usedAtAccount,
  recentAttempts,
  busyForMs,
}: {
  /** Guesses within the allowance. */
  usedByNetwork: number;
  usedAtAccount: number;
  recentAttempts: number;
  /** Until the delay after the previous guess has passed. */
  busyForMs: number;
}): AttemptTurn {
  if (usedByNetwork < allowance.perNetwork && usedAtAccount < allowance.perAccount)
    return { withinAllowance: true, delayNextMs: 0 };
  if (busyForMs > 0) return { retryAfterMs: busyForMs };
  return { withinAllowance: false, delayNextMs: signInDelayMs(recentAttempts) };
}

/** So many networks of a larger one that guess are taken for one guesser. */
const networksOfOneGuesser = 4;

/**
 * The network whose guesses are counted together: the /64 of an IPv6 address, or the /56 or /48 around it when many guess
 * from there.
 * @param own from the smallest to the largest
 * @param guessing how many networks within each larger one have guessed
 */
export const guessingNetwork = (own: readonly string[], guessing: readonly number[]): number =>
  own.findLastIndex(
    (_, level) => level === 0 || (guessing[level - 1] ?? 0) >= networksOfOneGuesser,
  );
