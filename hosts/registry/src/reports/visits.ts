import { createHmac } from 'node:crypto';
import { coalesced, createLog, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { rollbackThresholds, type VisitorCounts } from './failures.rules.ts';
import { type Outcome, type Report } from './report.input.ts';

const windowMs = rollbackThresholds.minutes * 60_000;
const writeEveryMs = 1000;
/** Until they are written; far more than the thresholds need. The oldest is evicted first. */
const unwrittenAtMost = 20_000;

const columnOf = {
  sent: 'sentAt',
  // Browser extensions patch built-ins, too: it is shown, and says nothing about whether the page works.
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
  refused: 'failedAt',
} satisfies Record<Outcome | 'sent', string>;

type Version = Pick<Report, 'remote' | 'version'>;
type Visit = Version & { visitor: string; lastAt: string } & Partial<
    Record<(typeof columnOf)[Outcome | 'sent'], string>
  >;

export interface Visits {
  record(
    visit: Version & { outcome: Outcome | 'sent' },
    where: { key: Buffer; network: string; nowMs: number },
  ): void;
  /** Distinct visitors by outcome, of all servers, over the last ten minutes and not before `sinceMs`. */
  summary(version: Version, during: { sinceMs: number; nowMs: number }): Promise<VisitorCounts>;
  close(): void;
}

const log = createLog('registry');

/**
 * Remembers for ten minutes to which visitors a version was sent, and for which it loaded, timed out or failed. They are
 * written every second, and before they are counted. A visitor is the keyed hash of a network.
 */
export function visitsIn(db: DataSource): Visits {
  let unwritten = new Map<string, Visit>();
  let hasFailed = false;

  const write = coalesced(async () => {
    const visits = unwritten;
    if (visits.size === 0) return;
    unwritten = new Map();
    try {
      await upsert(db, [...visits.values()]);
      await query(db, 'DELETE FROM visits WHERE last_at < :before', {
        before: new Date(Date.now() - windowMs),
      });
      hasFailed = false;
    } catch (problem) {
      for (const [key, visit] of unwritten) visits.set(key, { ...visits.get(key), ...visit });
      unwritten = visits;
      if (!hasFailed) log.warn({ err: problem }, 'what pages report is not shared');
      hasFailed = true;
    }
  });

  const timer = setInterval(() => void write(), writeEveryMs).unref();
  return {
    record({ remote, version, outcome }, { key, network, nowMs }) {
      const visitor = createHmac('sha256', key).update(network).digest('hex');
      const id = `${remote} ${version} ${visitor}`;
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
    async summary(version, { sinceMs, nowMs }) {
      await write();
      return count(db, version, new Date(Math.max(sinceMs, nowMs - windowMs)));
    },
    close: () => clearInterval(timer),
  };
}

const upsert = (db: DataSource, visits: Visit[]) =>
  query(
    db,
    // In one order, so that two servers never wait for each other's rows.
    `INSERT INTO visits AS known (remote, version, visitor, sent_at, loaded_at, late_at, failed_at, last_at)
     SELECT remote, version, decode(visitor, 'hex'), "sentAt", "loadedAt", "lateAt", "failedAt", "lastAt"
       FROM json_to_recordset(:visits::json) AS own (remote text, version text, visitor text, "sentAt" timestamptz,
         "loadedAt" timestamptz, "lateAt" timestamptz, "failedAt" timestamptz, "lastAt" timestamptz)
      ORDER BY 1, 2, 3
     ON CONFLICT (remote, version, visitor) DO UPDATE SET
       sent_at = greatest(known.sent_at, excluded.sent_at),
       loaded_at = greatest(known.loaded_at, excluded.loaded_at),
       late_at = greatest(known.late_at, excluded.late_at),
       failed_at = greatest(known.failed_at, excluded.failed_at),
       last_at = greatest(known.last_at, excluded.last_at)`,
    { visits: JSON.stringify(visits) },
  );

/** A failure counts even if a later load succeeds; a late load does not. */
async function count(db: DataSource, version: Version, from: Date): Promise<VisitorCounts> {
  const [counts] = await query<VisitorCounts>(
    db,
    `SELECT count(*)::int AS visitors,
            count(*) FILTER (WHERE has_failed)::int AS failed,
            count(*) FILTER (WHERE NOT has_failed AND is_late)::int AS late
       FROM (SELECT coalesce(failed_at >= :from, false) AS has_failed,
                    coalesce(late_at >= :from AND (loaded_at >= late_at) IS NOT TRUE, false) AS is_late
               FROM visits WHERE remote = :remote AND version = :version AND last_at >= :from) AS visitor`,
    { ...version, from },
  );
  return counts ?? { visitors: 0, failed: 0, late: 0 };
}
