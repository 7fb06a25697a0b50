import { query } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { type Usage } from '@larkfare/server-kit/rate-limit';
import { type DataSource } from 'typeorm';
import { rollbackWindowMs, type VisitorCounts } from './failures.rules.ts';
import { type SharedCounts } from './shared-counts.ts';

const log = createLog('registry');

/** Counts in unlogged tables: one statement for all that a server has counted. */
export function countsInDatabase(db: DataSource, { pruneEveryMs = 60_000 } = {}): SharedCounts {
  // By a timer, because an idle site counts no request.
  const timer = setInterval(() => {
    pruneUsage(db, Date.now()).catch((problem: unknown) =>
      log.warn({ err: problem }, 'expired usage was not deleted'),
    );
  }, pruneEveryMs).unref();

  return {
    async shareUsage(usage) {
      const nowMs = Date.now();
      return query<Usage>(
        db,
        // In one order, so that two servers never wait for each other's rows.
        `INSERT INTO usage AS stored ("limit", address, used, ends_at)
         SELECT "limit", address, used, to_timestamp("endsAtMs" / 1000)
           FROM jsonb_to_recordset(:usage) AS own ("limit" text, address text, used float, "endsAtMs" float)
          ORDER BY 1, 2
         ON CONFLICT ("limit", address) DO UPDATE SET
           used = excluded.used + CASE WHEN stored.ends_at > to_timestamp(:nowMs::float / 1000) THEN stored.used ELSE 0 END,
           ends_at = CASE WHEN stored.ends_at > to_timestamp(:nowMs::float / 1000) THEN stored.ends_at ELSE excluded.ends_at END
         RETURNING "limit", address, used, extract(epoch FROM ends_at)::float * 1000 AS "endsAtMs"`,
        { usage: JSON.stringify(usage), nowMs },
      );
    },
    async saveVisits(visits) {
      await query(
        db,
        // In one order, so that two servers never wait for each other's rows.
        `INSERT INTO visits AS stored (remote, version, visitor, sent_at, loaded_at, late_at, failed_at, last_at)
         SELECT remote, version, decode(visitor, 'hex'), "sentAt", "loadedAt", "lateAt", "failedAt", "lastAt"
           FROM json_to_recordset(:visits::json) AS own (remote text, version text, visitor text, "sentAt" timestamptz,
             "loadedAt" timestamptz, "lateAt" timestamptz, "failedAt" timestamptz, "lastAt" timestamptz)
          ORDER BY 1, 2, 3
         ON CONFLICT (remote, version, visitor) DO UPDATE SET
           sent_at = greatest(stored.sent_at, excluded.sent_at),
           loaded_at = greatest(stored.loaded_at, excluded.loaded_at),
           late_at = greatest(stored.late_at, excluded.late_at),
           failed_at = greatest(stored.failed_at, excluded.failed_at),
           last_at = greatest(stored.last_at, excluded.last_at)`,
        { visits: JSON.stringify(visits) },
      );
      await query(db, 'DELETE FROM visits WHERE last_at < :before', {
        before: new Date(Date.now() - rollbackWindowMs),
      });
    },
    async countVisitors(version, from) {
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
    },
    async sentAt(version, visitor) {
      const [visit] = await query<{ sentAt: Date | null }>(
        db,
        `SELECT sent_at AS "sentAt" FROM visits
         WHERE remote = :remote AND version = :version AND visitor = decode(:visitor, 'hex')`,
        { ...version, visitor },
      );
      return visit?.sentAt?.toISOString();
    },
    close: () => clearInterval(timer),
  };
}

/** Other servers' statements wait for no row of this one. */
const pruneUsage = (db: DataSource, nowMs: number) =>
  query(
    db,
    `DELETE FROM usage WHERE ("limit", address) IN (
       SELECT "limit", address FROM usage WHERE ends_at <= to_timestamp(:nowMs::float / 1000)
       FOR UPDATE SKIP LOCKED)`,
    { nowMs },
  );
