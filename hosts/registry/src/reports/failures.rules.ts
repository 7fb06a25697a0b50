import { type Outcome } from './report.input.ts';

/** How often each outcome was reported. */
export type Counts = Partial<Record<Outcome, number>>;

export interface Figures {
  /** Times that somebody's page asked for the version. */
  loads: number;
  /** Those of them that ended without a screen: its files did not come, it did not run, or it crashed. */
  failures: number;
  /** Of 100 loads. */
  failurePercent: number;
  /** Those that took longer than a visitor waits, as a rule on a slow line. */
  late: number;
}

/** A crash is a load that went wrong later, so it is a failure and no further load. */
export function figuresOf({
  loaded = 0,
  missing = 0,
  late = 0,
  broken = 0,
  crashed = 0,
}: Counts): Figures {
  const loads = loaded + missing + late + broken;
  const failures = Math.min(loads, missing + broken + crashed);
  return { loads, failures, failurePercent: percent(failures, loads), late };
}

/** When a visitor's page last said so of a version, in milliseconds; absent when it never did. */
export interface Heard {
  loadedMs?: number;
  lateMs?: number;
  failedMs?: number;
}

/** A failure is one whatever came after; what was late and came after all is fine. Undefined when nothing is that new. */
export function verdictOf(
  { loadedMs = -Infinity, lateMs = -Infinity, failedMs = -Infinity }: Heard,
  fromMs: number,
): 'fine' | 'late' | 'failed' | undefined {
  if (failedMs >= fromMs) return 'failed';
  if (lateMs >= fromMs && lateMs > loadedMs) return 'late';
  return loadedMs >= fromMs ? 'fine' : undefined;
}

/** Visitors who were heard of, by address: however much one of them says, it counts as one. */
export interface Visitors {
  visitors: number;
  failed: number;
  late: number;
}

/** What a version is judged by: enough visitors to mean something, in a time that is short for everybody else. */
export const judgedBy = {
  minutes: 10,
  visitors: 20,
  failedPercent: 20,
  /** A slow line is the visitor's own; as many as this, and half of all, say that it is the version. */
  lateVisitors: 20,
  latePercent: 50,
};

/**
 * A version goes back by itself when at least 20 visitors were heard of in 10 minutes, and it failed for a fifth of
 * them; or when it came late for at least 20, and failed or came late for half of all.
 */
export const failsTooOften = ({ visitors, failed, late }: Visitors): boolean =>
  visitors >= judgedBy.visitors &&
  (percent(failed, visitors) >= judgedBy.failedPercent ||
    (late >= judgedBy.lateVisitors && percent(failed + late, visitors) >= judgedBy.latePercent));

/** As history tells it. */
export const failuresSentence = ({ visitors, failed, late }: Visitors): string =>
  `It failed for ${failed} of ${visitors} visitors within ${judgedBy.minutes} minutes (${Math.round(percent(failed, visitors))} %)${late > 0 ? ` and came late for ${late}` : ''}.`;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
