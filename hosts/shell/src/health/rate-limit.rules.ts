/** Limits for the code of a remote within ten seconds, in a frame and in the page; no honest remote needs more. */
export const rateLimits = {
  windowMs: 10_000,
  requests: 100,
  navigations: 20,
  notices: 5,
  /** Calls that scroll the page or move the focus, each: more keep the visitor from reading or typing. */
  scrolls: 50,
  focuses: 50,
  /** `alert`, `confirm` and `prompt` keep the page from the visitor. */
  dialogs: 3,
} as const;

/** The events of one fixed time window. */
export interface RateWindow {
  sinceMs: number;
  count: number;
}

export const emptyWindow: RateWindow = { sinceMs: 0, count: 0 };

/** Counts one more event at this moment; a new window starts when the current one has ended. */
export const countEvent = (
  { sinceMs, count }: RateWindow,
  nowMs: number,
  windowMs: number,
): RateWindow =>
  nowMs - sinceMs >= windowMs ? { sinceMs: nowMs, count: 1 } : { sinceMs, count: count + 1 };
