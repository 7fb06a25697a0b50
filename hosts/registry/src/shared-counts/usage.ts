import { query, type ShareUsage, type Usage } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';

const pruneEveryMs = 60_000;

/** Counts the use of rate limits in the database: one statement for all that a server has counted. */
export function usageIn(db: DataSource): ShareUsage {
  let prunedAtMs = 0;

  return async (usage) => {
    const nowMs = Date.now();
    if (nowMs - prunedAtMs >= pruneEveryMs) {
      prunedAtMs = nowMs;
      await prune(db, nowMs);
    }
    return query<Usage>(
      db,
      // In one order, so that two servers never wait for each other's rows.
      `INSERT INTO usage AS known ("limit", address, used, ends_at)
       SELECT "limit", address, used, to_timestamp("endsAtMs" / 1000)
         FROM jsonb_to_recordset(:usage) AS own ("limit" text, address text, used float, "endsAtMs" float)
        ORDER BY 1, 2
       ON CONFLICT ("limit", address) DO UPDATE SET
         used = excluded.used + CASE WHEN known.ends_at > to_timestamp(:nowMs::float / 1000) THEN known.used ELSE 0 END,
         ends_at = CASE WHEN known.ends_at > to_timestamp(:nowMs::float / 1000) THEN known.ends_at ELSE excluded.ends_at END
       RETURNING "limit", address, used, extract(epoch FROM ends_at)::float * 1000 AS "endsAtMs"`,
      { usage: JSON.stringify(usage), nowMs },
    );
  };
}

/** Other servers' statements wait for no row of this one. */
const prune = (db: DataSource, nowMs: number) =>
  query(
    db,
    `DELETE FROM usage WHERE ("limit", address) IN (
       SELECT "limit", address FROM usage WHERE ends_at <= to_timestamp(:nowMs::float / 1000)
       FOR UPDATE SKIP LOCKED)`,
    { nowMs },
  );
