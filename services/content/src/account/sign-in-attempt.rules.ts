/** How far back guesses count. */
export const attemptWindowMs = 15 * 60_000;
/**
 * A guess that would have to wait longer is refused instead: there is no queue of guesses, and a request ends after ten
 * seconds.
 */
export const longestWaitMs = 8_000;

/** From so many guesses on, the wait is the longest. */
export const mostCounted = 9;

/** Three guesses are free; from then on each doubles the wait, up to the longest wait. No account is locked for good. */
export const signInDelayMs = (recentAttempts: number): number =>
  recentAttempts < 3 ? 0 : Math.min(250 * 2 ** (recentAttempts - 3), longestWaitMs);

/** Guesses at one account that wait at once, from everywhere: each costs 10 ms of a processor in the end. */
const mostWaiting = 256;

/**
 * How long a guess waits: its delay, after the previous guess from the same network was checked, so that
 * simultaneous guesses are checked one by one. When that would be too long, how soon another may come instead.
 */
export function attemptTurn({
  recentAttempts,
  busyForMs,
  waiting,
}: {
  recentAttempts: number;
  /** Until the network's previous guess is checked. */
  busyForMs: number;
  /** Guesses at the same account. */
  waiting: number;
}): { waitMs: number } | { retryAfterMs: number } {
  if (waiting >= mostWaiting) return { retryAfterMs: longestWaitMs };
  const waitMs = Math.max(0, busyForMs) + signInDelayMs(recentAttempts);
  return waitMs > longestWaitMs ? { retryAfterMs: waitMs - longestWaitMs } : { waitMs };
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
