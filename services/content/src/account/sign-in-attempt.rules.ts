/** How far back guesses count. */
export const attemptWindowMs = 15 * 60_000;
/**
 * A guess that would have to wait longer is refused instead: there is no queue of guesses, and a request ends after ten
 * seconds.
 */
export const longestWaitMs = 8_000;

/** Three guesses are free; from then on each doubles the wait, up to the longest wait. No account is locked for good. */
export const signInDelayMs = (recentAttempts: number): number =>
  recentAttempts < 3 ? 0 : Math.min(250 * 2 ** (recentAttempts - 3), longestWaitMs);

/**
 * How long a guess waits: its delay, after the previous guess from the same address was checked, so that
 * simultaneous guesses are checked one by one. When that would be too long, how soon another may come instead.
 */
export function attemptTurn({
  recentAttempts,
  busyForMs,
}: {
  recentAttempts: number;
  /** Until the address's previous guess is checked. */
  busyForMs: number;
}): { waitMs: number } | { retryAfterMs: number } {
  const waitMs = Math.max(0, busyForMs) + signInDelayMs(recentAttempts);
  return waitMs > longestWaitMs ? { retryAfterMs: waitMs - longestWaitMs } : { waitMs };
}
