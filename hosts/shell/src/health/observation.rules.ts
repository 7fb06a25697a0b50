/** The state of a remote's page at one moment. */
export interface Observation {
  hasHeading: boolean;
  /** Not only in the document: the visitor can see it. */
  isHeadingVisible: boolean;
  /** Whether nothing of the page's main content can be seen. */
  isBlank: boolean;
}

/** How long the page has been on the screen, and for how long it has been blank. */
interface Durations {
  mountedMs: number;
  blankMs: number;
}

/** The time that loading may take. */
const blankAfterMs = 4000;
const slowAfterMs = 10_000;
/** A fallback that stays this long is no screen. */
const emptyAfterMs = 20_000;

/** The outcome for the visitor, as soon as it is certain. @param wasShown whether the heading was seen before */
export function outcomeOf(
  { hasHeading, isHeadingVisible, isBlank }: Observation,
  { mountedMs, blankMs }: Durations,
  wasShown: boolean,
): 'shown' | 'hidden' | 'slow' | undefined {
  if (isBlank) return blankMs >= blankAfterMs ? 'hidden' : undefined;
  if (wasShown) return undefined;
  if (isHeadingVisible) return 'shown';
  if (hasHeading && mountedMs >= blankAfterMs) return 'hidden';
  if (mountedMs >= emptyAfterMs) return 'hidden';
  return mountedMs >= slowAfterMs ? 'slow' : undefined;
}

/** The part of a page's time that counts: in tasks that keep input waiting, of the last ten seconds. */
export const busyWithinMs = 10_000;
export const isBusy = (busyMs: number): boolean => busyMs > 5000;

/** The API does not run this operation: it is invalid, not one of those that it trusts, or for administrators only. */
export const isRefused = (status: number, body: string): boolean =>
  status === 400 || status === 403 || /"code":\s*"(UNAUTHENTICATED|FORBIDDEN)"/.test(body);

/** The site is unavailable, which is no failure of the remote: a server error, a rate limit, or no connection. */
export const isOutage = (cause: unknown): boolean => {
  const { name, statusCode = 0 }: { name?: unknown; statusCode?: number } = Object(cause);
  return statusCode >= 500 || statusCode === 429 || name === 'TypeError' || name === 'TimeoutError';
};

/** A moment between two heartbeats in which the page did not respond; longer is a computer that slept. */
export const isHang = (lateMs: number): boolean => lateMs > 5000 && lateMs < 60_000;

/** Where a part of the page is: its distances from three sides of the page, in CSS pixels. */
export interface Place {
  left: number;
  right: number;
  top: number;
}

/** More than a scroll bar's width. */
const moveTolerancePx = 20;

/** A part that is hidden has no width, and so has moved from its right side. */
export const hasMoved = (was: Place, now: Place): boolean =>
  (['left', 'right', 'top'] as const).some(
    (side) => Math.abs(now[side] - was[side]) > moveTolerancePx,
  );

/** Several times what an app uses, and a fraction of what ends a tab. */
export const isGrown = (grownBytes: number): boolean => grownBytes > 500_000_000;
