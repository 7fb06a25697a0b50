import { createHash, randomBytes } from 'node:crypto';
import {
  type LastReports,
  rollbackThresholds,
  visitorOutcome,
  type VisitorCounts,
} from './failures.rules.ts';
import { type Outcome, type Report } from './report.input.ts';

const windowMs = rollbackThresholds.minutes * 60_000;
/** Far more than the thresholds need; the oldest entry is evicted first. */
const maxEntries = 20_000;

const keyOf: Record<Outcome | 'sent', keyof LastReports> = {
  sent: 'sentMs',
  // Browser extensions patch built-ins, too: it is shown, and says nothing about whether the page works.
  patched: 'sentMs',
  loaded: 'loadedMs',
  shown: 'loadedMs',
  late: 'lateMs',
  slow: 'lateMs',
  missing: 'failedMs',
  broken: 'failedMs',
  crashed: 'failedMs',
  hidden: 'failedMs',
  hung: 'failedMs',
  refused: 'failedMs',
};

type Version = Pick<Report, 'remote' | 'version'>;

export type FailureMonitor = ReturnType<typeof failureMonitor>;

/**
 * Remembers for ten minutes, in memory only, to which visitors a version was sent, and for which it loaded, timed out or
 * failed. Visitors are identified by a hash of their network with a random salt that exists only in this process.
 */
export function failureMonitor() {
  const salt = randomBytes(32);
  /** Oldest report first. */
  const entries = new Map<string, Version & { reports: LastReports; atMs: number }>();

  function evictOld(nowMs: number): void {
    for (const [key, { atMs }] of entries) {
      if (atMs > nowMs - windowMs && entries.size <= maxEntries) return;
      entries.delete(key);
    }
  }

  return {
    record(
      { remote, version, outcome }: Version & { outcome: Outcome | 'sent' },
      { network, nowMs }: { network: string; nowMs: number },
    ) {
      const key = createHash('sha256')
        .update(salt)
        .update(JSON.stringify([network, remote, version]))
        .digest('base64url');
      const before = entries.get(key)?.reports;
      entries.delete(key);
      entries.set(key, {
        remote,
        version,
        reports: { ...before, [keyOf[outcome]]: nowMs },
        atMs: nowMs,
      });
      evictOld(nowMs);
    },

    /** Distinct visitors by outcome, over the last ten minutes and not before `sinceMs`. */
    summary(
      { remote, version }: Version,
      { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
    ): VisitorCounts {
      const fromMs = Math.max(sinceMs, nowMs - windowMs);
      const verdicts = [...entries.values()]
        .filter((each) => each.remote === remote && each.version === version)
        .map((each) => visitorOutcome(each.reports, fromMs));
      const count = (verdict: (typeof verdicts)[number]) =>
        verdicts.filter((each) => each === verdict).length;
      return {
        visitors: verdicts.length - count(undefined),
        failed: count('failed'),
        late: count('late'),
      };
    },
  };
}
