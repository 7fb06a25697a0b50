/** The events of one fixed time window. */
export interface RateWindow {
  sinceMs: number;
  count: number;
}

export const emptyWindow: RateWindow = { sinceMs: 0, count: 0 };

/** Counts one more event at this moment; a new window starts when the current one is over. */
export const countEvent = (
  { sinceMs, count }: RateWindow,
  nowMs: number,
  windowMs: number,
): RateWindow =>
  nowMs - sinceMs >= windowMs ? { sinceMs: nowMs, count: 1 } : { sinceMs, count: count + 1 };
