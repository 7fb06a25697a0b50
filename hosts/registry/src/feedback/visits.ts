import { createHmac } from 'node:crypto';
import { createLog } from '@larkfare/server-kit/log';
import { coalesced } from '@larkfare/server-kit/waiting';
import { type SharedCounts, type Version, type Visit, type VisitEvent } from './shared-counts.ts';
import { rollbackWindowMs, type VisitorCounts } from './failures.rules.ts';
import { type Outcome } from '../release/figures.rules.ts';

const writeEveryMs = 1000;
/** Until they are written; far more than the thresholds need. The oldest is evicted first. */
const unwrittenAtMost = 20_000;

const columnOf = {
  sent: 'sentAt',
  // Browser extensions patch built-ins, too: it is shown, and does not prove whether the page works.
  patched: 'sentAt',
  loaded: 'loadedAt',
  shown: 'loadedAt',
  late: 'lateAt',
  slow: 'lateAt',
  missing: 'failedAt',
  broken: 'failedAt',
  crashed: 'failedAt',
  hidden: 'failedAt',
  hung: 'failedAt',
  grown: 'failedAt',
  moved: 'failedAt',
  refused: 'failedAt',
} satisfies Record<Outcome | 'sent', VisitEvent>;

export interface Visits {
  record(
    visit: Version & { outcome: Outcome | 'sent' },
    by: { visitor: string; nowMs: number },
  ): void;
  /** When the version was last sent to this visitor, by any server, within the last ten minutes. */
  sentAtMs(version: Version, visitor: string): Promise<number | undefined>;
  /** Distinct visitors by outcome, of all servers, over the last ten minutes and not before `sinceMs`. */
  summary(version: Version, during: { sinceMs: number; nowMs: number }): Promise<VisitorCounts>;
  close(): void;
}

const log = createLog('registry');

/** A visitor: the keyed hash of a network. */
export const visitorOf = (key: Buffer, network: string): string =>
  createHmac('sha256', key).update(network).digest('hex');

/**
 * Remembers for ten minutes to which visitors a version was sent, and for which it loaded, timed out or failed. They are
 * written every second, and before they are counted.
 */
export function visitsIn(counts: SharedCounts): Visits {
  let unwritten = new Map<string, Visit>();
  let hasFailed = false;

  const write = coalesced(async () => {
    const visits = unwritten;
    if (visits.size === 0) return;
    unwritten = new Map();
    try {
      await counts.saveVisits([...visits.values()]);
      hasFailed = false;
    } catch (problem) {
      for (const [key, visit] of unwritten) visits.set(key, { ...visits.get(key), ...visit });
      unwritten = visits;
      if (!hasFailed) log.warn({ err: problem }, 'reports of pages are not shared');
      hasFailed = true;
    }
  });

  const timer = setInterval(() => void write(), writeEveryMs).unref();
  return {
    record({ remote, version, outcome }, { visitor, nowMs }) {
      const id = idOf({ remote, version }, visitor);
      const at = new Date(nowMs).toISOString();
      const before = unwritten.get(id);
      unwritten.delete(id);
      unwritten.set(id, {
        ...before,
        remote,
        version,
        visitor,
        [columnOf[outcome]]: at,
        lastAt: at,
      });
      const [oldest = id] = unwritten.keys();
      if (unwritten.size > unwrittenAtMost) unwritten.delete(oldest);
    },
    async sentAtMs(version, visitor) {
      const { sentAt } = unwritten.get(idOf(version, visitor)) ?? {};
      const at = sentAt ?? (await counts.sentAt(version, visitor).catch(() => undefined));
      return at === undefined ? undefined : Date.parse(at);
    },
    async summary(version, { sinceMs, nowMs }) {
      await write();
      const from = new Date(Math.max(sinceMs, nowMs - rollbackWindowMs));
      return counts.countVisitors(version, from).catch(() => countOf(unwritten, version, from));
    },
    close: () => clearInterval(timer),
  };
}

const idOf = ({ remote, version }: Version, visitor: string) => `${remote} ${version} ${visitor}`;

/** The counts of this server alone, while nothing can be shared. */
function countOf(
  visits: ReadonlyMap<string, Visit>,
  { remote, version }: Version,
  fromDate: Date,
): VisitorCounts {
  const from = fromDate.toISOString();
  const counts = { visitors: 0, failed: 0, late: 0 };
  for (const visit of visits.values()) {
    if (visit.remote !== remote || visit.version !== version || visit.lastAt < from) continue;
    const { loadedAt = '', lateAt = '', failedAt = '' } = visit;
    counts.visitors += 1;
    if (failedAt >= from) counts.failed += 1;
    else if (lateAt >= from && loadedAt < lateAt) counts.late += 1;
  }
  return counts;
}
