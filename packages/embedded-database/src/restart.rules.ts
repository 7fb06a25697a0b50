const firstPauseMs = 100;
/** In all less than half a minute of pauses. */
const attemptsAtMost = 8;

/** A server that has run this long has recovered from what ended it before. */
export const recoveredAfterMs = 60_000;

/**
 * How long to wait before a server that ended unexpectedly is started again, twice as long each time; undefined when it is
 * given up.
 * @param attempts starts that have failed, or ended before the server had recovered
 */
export const restartPauseMs = (attempts: number): number | undefined =>
  attempts < attemptsAtMost ? firstPauseMs * 2 ** attempts : undefined;
