import { isBusy, isGrown, isHang, outcomeOf } from '../health/observation.rules.ts';
import type { Seen } from './messages.ts';

/** The page's observations of a frame. Moments are those of the page's own clock. */
export interface FrameWatch {
  /** Time of the first question without a response. */
  askedMs?: number | undefined;
  /** A frame that never answered may only be slow to come. */
  hasAnswered?: boolean;
  /** When its first screen was there. */
  readyMs?: number;
  /** When anything of it was last seen. */
  seenMs?: number;
  wasShown?: boolean;
  /** Time of its first response. */
  bytesBefore?: number;
}

type FrameOutcome = 'shown' | 'hidden' | 'hung' | 'slow' | 'grown';

/** How long a frame that has come may be silent until the time to load is up. */
const silentAfterMs = 2000;

const silentMs = ({ askedMs, hasAnswered }: FrameWatch, nowMs: number): number =>
  hasAnswered && askedMs !== undefined ? nowMs - askedMs : 0;

/** Whether a frame whose time to load is up hangs: it had come, and does not respond any more. */
export const isSilent = (watch: FrameWatch, nowMs: number): boolean =>
  silentMs(watch, nowMs) > silentAfterMs;

/** Sent each second. @param lateMs how late the page itself is: a frame may share its process */
export const hasHung = (watch: FrameWatch, nowMs: number, lateMs: number): boolean =>
  isHang(lateMs) || isHang(silentMs(watch, nowMs));

/** A hidden page, or one that was asleep, begins again to wait for the frame. */
export const whenUnwatched = (watch: FrameWatch, nowMs: number): FrameWatch => ({
  ...watch,
  askedMs: undefined,
  ...(watch.readyMs !== undefined && { seenMs: nowMs }),
});

/**
 * Judges an answer as pages of reviewed remotes are judged.
 * @param height of the frame in the page, which the frame cannot deny
 */
export function afterAnswer(
  watch: FrameWatch,
  { observation, usedBytes, busyMs }: Seen,
  { nowMs, height }: { nowMs: number; height: number | undefined },
): { watch: FrameWatch; outcomes: FrameOutcome[] } {
  const { readyMs, wasShown = false, bytesBefore = usedBytes } = watch;
  const answered = { ...watch, askedMs: undefined, hasAnswered: true, bytesBefore };
  const grown = isGrown(usedBytes - bytesBefore) ? (['grown'] as const) : [];
  if (readyMs === undefined) return { watch: answered, outcomes: [...grown] };

  const isBlank = observation.isBlank || height === 0;
  const seenMs = isBlank ? (watch.seenMs ?? readyMs) : nowMs;
  const durations = { mountedMs: nowMs - readyMs, blankMs: nowMs - seenMs };
  const seen = outcomeOf({ ...observation, isBlank }, durations, wasShown);
  return {
    watch: { ...answered, seenMs, wasShown: wasShown || seen === 'shown' },
    outcomes: [...(seen ? [seen] : []), ...(isBusy(busyMs) ? (['slow'] as const) : []), ...grown],
  };
}
