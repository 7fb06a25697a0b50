import { type ChannelRevision } from '../release/channels.ts';
import { type Outcome, percent } from '../release/figures.rules.ts';

/** Distinct networks, however many pages each of them loaded. */
export interface VisitorCounts {
  /** Those that were sent the version. */
  visitors: number;
  failed: number;
  late: number;
}

/** No page reports a failure sooner than this after it was sent (leastAgeMs of the shell's report.ts). */
const leastAgeMs = 300;

/** Whether a page that was sent so long ago may have this outcome. */
export const isPlausible = (outcome: Outcome, ageMs: number): boolean =>
  ageMs >= leastAgeMs || outcome === 'loaded' || outcome === 'shown';

/** Enough visitors to be significant, in a window short enough to protect the rest. */
const rollbackThresholds = {
  minutes: 10,
  visitors: 20,
  failedPercent: 20,
  /** One slow connection is the visitor's own; this many, and half of all visitors, point to the version. */
  lateVisitors: 20,
  latePercent: 50,
};
export const rollbackWindowMs = rollbackThresholds.minutes * 60_000;

/**
 * Automatic rollback: the version was sent to at least 20 visitors within 10 minutes and failed for a fifth of them, or
 * it timed out for at least 20 and failed or timed out for half.
 */
export const shouldRollBack = ({ visitors, failed, late }: VisitorCounts): boolean =>
  visitors >= rollbackThresholds.visitors &&
  (percent(failed, visitors) >= rollbackThresholds.failedPercent ||
    (late >= rollbackThresholds.lateVisitors &&
      percent(failed + late, visitors) >= rollbackThresholds.latePercent));

/** The author shown in the history for automatic changes. */
export const automatic = 'automatic';

/**
 * The reason why a version that fails for so many visitors stays live nevertheless; undefined if it may be rolled back.
 * Strangers can send reports, too: between two decisions of people, reports move a remote once, and a version once ever.
 * @param history of the remote in the channel, latest first
 */
export function reasonToStay({
  version,
  isLocked,
  history,
}: {
  version: string;
  isLocked: boolean;
  history: Pick<ChannelRevision, 'action' | 'fromVersion' | 'changedBy'>[];
}): string | undefined {
  if (isLocked) return 'It stays live because the channel is locked.';
  if (history[0]?.changedBy === automatic)
    return 'It stays live because the last rollback was automatic, too: a person decides.';
  const wasRolledBack = history.some(
    ({ action, fromVersion, changedBy }) =>
      action === 'rolled back' && fromVersion === version && changedBy === automatic,
  );
  return wasRolledBack
    ? 'It stays live because a person activated it again after an automatic rollback.'
    : undefined;
}

/** The reason shown in the channel's history. */
export const rollbackReason = ({ visitors, failed, late }: VisitorCounts): string =>
  `It failed for ${failed} of ${visitors} visitors within ${rollbackThresholds.minutes} minutes (${Math.round(percent(failed, visitors))} %)${late > 0 ? ` and timed out for ${late}` : ''}.`;
