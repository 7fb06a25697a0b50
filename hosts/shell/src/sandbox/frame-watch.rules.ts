import { isBusy, isGrown, isHang, outcomeOf } from '../health/observation.rules.ts';
import type { Seen } from './messages.ts';

/** The page's observations of a frame. Moments are those of the page's own clock. */
export interface FrameWatch {
  /** Time of the first request without a response. */
  requestedMs?: number | undefined;
  /** A frame that never responded may still be loading. */
  hasResponded?: boolean;
  /** When its first screen was there. */
  readyMs?: number;
  /** When anything of it was last seen. */
  seenMs?: number;
  wasShown?: boolean;
  /** Time of its first response. */
  bytesBefore?: number;
}

type FrameOutcome = 'shown' | 'hidden' | 'hung' | 'slow' | 'grown';

/** How long a frame whose time to load is up may be silent. */
const silentAfterMs = 2000;

const silentMs = ({ requestedMs, hasResponded }: FrameWatch, nowMs: number): number =>
  hasResponded && requestedMs !== undefined ? nowMs - requestedMs : 0;

/**
 * The outcome of a frame whose time to load is up and from which a response is requested: it is late if its code has not
 * begun to run or responds, and hangs if it had responded and does not any more. Undefined until that is certain.
 */
export function overdueOutcome(watch: FrameWatch, nowMs: number): 'late' | 'hung' | undefined {
  if (!watch.hasResponded || watch.requestedMs === undefined) return 'late';
  return silentMs(watch, nowMs) > silentAfterMs ? 'hung' : undefined;
}

/** Sent each second. @param lateMs how late the page itself is: a frame may share its process */
export const hasHung = (watch: FrameWatch, nowMs: number, lateMs: number): boolean =>
  isHang(lateMs) || isHang(silentMs(watch, nowMs));

/** A hidden page, or one that was asleep, begins again to wait for the frame. */
export const whenUnwatched = (watch: FrameWatch, nowMs: number): FrameWatch => ({
  ...watch,
  requestedMs: undefined,
  ...(watch.readyMs !== undefined && { seenMs: nowMs }),
});

/**
 * Judges a response as pages of reviewed remotes are judged.
 * @param height of the frame in the page, which the frame cannot deny
 */
export function afterResponse(
  watch: FrameWatch,
  { observation, usedBytes, busyMs }: Seen,
  { nowMs, height }: { nowMs: number; height: number | undefined },
): { watch: FrameWatch; outcomes: FrameOutcome[] } {
  const { readyMs, wasShown = false, bytesBefore = usedBytes } = watch;
  const responded = { ...watch, requestedMs: undefined, hasResponded: true, bytesBefore };
  const grown = isGrown(usedBytes - bytesBefore) ? (['grown'] as const) : [];
  if (readyMs === undefined) return { watch: responded, outcomes: [...grown] };

  const isBlank = observation.isBlank || height === 0;
  const seenMs = isBlank ? (watch.seenMs ?? readyMs) : nowMs;
  const durations = { mountedMs: nowMs - readyMs, blankMs: nowMs - seenMs };
  const seen = outcomeOf({ ...observation, isBlank }, durations, wasShown);
  return {
    watch: { ...responded, seenMs, wasShown: wasShown || seen === 'shown' },
    outcomes: [...(seen ? [seen] : []), ...(isBusy(busyMs) ? (['slow'] as const) : []), ...grown],
  };
}
