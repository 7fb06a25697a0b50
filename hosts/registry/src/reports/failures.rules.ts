import { type Outcome } from './report.input.ts';

/** How often each outcome was reported. */
export type Counts = Partial<Record<Outcome, number>>;

export interface Figures {
  /** How often a page tried to load the version. */
  loads: number;
  /** Loads without a working screen: files missing, did not start, crashed, not to be seen, hung, grown, moved, or refused by the API. */
  failures: number;
  /** Percentage of loads. */
  failurePercent: number;
  /** Loads that timed out, usually on a slow connection, and pages too slow to use. */
  late: number;
}

/** What goes wrong after a successful load counts as a failure but not as another load. */
export function figuresOf(counts: Counts): Figures {
  const sum = (...outcomes: Outcome[]) =>
    outcomes.reduce((total, outcome) => total + (counts[outcome] ?? 0), 0);
  // A version that hangs while it loads says nothing else.
  const loads = Math.max(sum('loaded', 'missing', 'late', 'broken'), sum('hung'));
  const failed = sum('missing', 'broken', 'crashed', 'hidden', 'hung', 'grown', 'moved', 'refused');
  const failures = Math.min(loads, failed);
  return { loads, failures, failurePercent: percent(failures, loads), late: sum('late', 'slow') };
}

/** Distinct networks, however many pages each of them loaded. */
export interface VisitorCounts {
  /** Those that were sent the version. */
  visitors: number;
  failed: number;
  late: number;
}

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

/** The reason shown in the channel's history. */
export const rollbackReason = ({ visitors, failed, late }: VisitorCounts): string =>
  `It failed for ${failed} of ${visitors} visitors within ${rollbackThresholds.minutes} minutes (${Math.round(percent(failed, visitors))} %)${late > 0 ? ` and timed out for ${late}` : ''}.`;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
