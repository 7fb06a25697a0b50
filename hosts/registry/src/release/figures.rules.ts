import { type outcomes } from '@larkfare/remote-cli/registry-api';

export type Outcome = (typeof outcomes)[number];

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

/** A failure after a successful load is not another load. */
export function figuresOf(counts: Counts): Figures {
  const sum = (...outcomes: Outcome[]) =>
    outcomes.reduce((total, outcome) => total + (counts[outcome] ?? 0), 0);
  // A version that hangs while it loads reports nothing else.
  const loads = Math.max(sum('loaded', 'missing', 'late', 'broken'), sum('hung'));
  const failed = sum('missing', 'broken', 'crashed', 'hidden', 'hung', 'grown', 'moved', 'refused');
  const failures = Math.min(loads, failed);
  return { loads, failures, failurePercent: percent(failures, loads), late: sum('late', 'slow') };
}

/** The percentage of `part` in `whole`. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;
