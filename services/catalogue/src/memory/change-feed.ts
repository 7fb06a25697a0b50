import { query } from '@larkfare/data-kit/database';
import { recordDuration } from '@larkfare/server-kit/telemetry';
import { type DataSource, type EntityManager } from 'typeorm';

/** Changes since the last read. */
export interface Changes {
  /** Whether everything may have changed: at first, and when rows of the feed were pruned before they were read. */
  everything: boolean;
  /** Tables that changed. */
  tables: ReadonlySet<string>;
  /** Flights whose row or prices changed; undefined where it may be all of them. */
  flightIds: string[] | undefined;
}

interface Position {
  now: string;
  walPosition: string | null;
}

interface FeedRow {
  id: string;
  changed: string;
  flightIds: string[] | null;
  ageMs: number;
}

/** @param walPosition where the write-ahead log was after the snapshot; null on a replica */
type Read = (
  manager: EntityManager,
  changes: Changes,
  walPosition: string | null,
) => Promise<() => void>;

/**
 * Calls `read` with the changes since its last call, in one snapshot with its other reads, and then runs the function that
 * it returns. The position is the oldest transaction that had not ended by the last snapshot: everything that became
 * visible since then carries its number or a later one, however late it was committed.
 */
export function changeFeed(db: DataSource, read: Read): (from?: DataSource) => Promise<void> {
  let position: string | undefined;
  let seen = new Set<string>();

  return async (from = db) => {
    const { now, rows, apply } = await from.transaction('REPEATABLE READ', async (manager) => {
      // A million flights take a while, also behind a pooler, which keeps the login's own timeout.
      await manager.query('SET LOCAL statement_timeout = 0');
      const [{ now = '', walPosition = null } = {}] = await query<Position>(
        manager,
        `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS now,
                CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_insert_lsn()::text END AS "walPosition"`,
      );
      const rows = await query<FeedRow>(
        manager,
        `SELECT id, changed, flight_ids AS "flightIds",
                extract(epoch FROM clock_timestamp() - written_at)::float8 * 1000 AS "ageMs"
         FROM change_feed WHERE xid >= :position::xid8`,
        { position: position ?? now },
      );
      const readAt = performance.now();
      const unseen = rows.filter(({ id }) => !seen.has(id));
      const changes = toChanges(unseen, position === undefined);
      const applyChanges = await read(manager, changes, walPosition);
      const apply = () => {
        applyChanges();
        for (const { ageMs } of unseen)
          recordDuration('larkfare.feed.duration', ageMs + performance.now() - readAt);
      };
      return { now, rows, apply };
    });
    position = undefined; // Should this fail half-way, everything is read again.
    apply();
    position = now;
    seen = new Set(rows.map(({ id }) => id));
  };
}

function toChanges(rows: readonly FeedRow[], isFirst: boolean): Changes {
  const flights = rows.filter(({ changed }) => ofFlights.has(changed));
  return {
    everything: isFirst || rows.some(({ changed }) => changed === 'everything'),
    tables: new Set(rows.map(({ changed }) => changed)),
    flightIds: flights.some(({ flightIds }) => flightIds === null)
      ? undefined
      : [...new Set(flights.flatMap(({ flightIds }) => flightIds ?? []))],
  };
}

const ofFlights = new Set(['flights', 'monthly_prices']);

/**
 * Deletes rows that every reader has long read. One row stays, so that a reader that was offline for longer notices the gap.
 */
export const pruneFeed = (db: DataSource, keep = '3 hours') =>
  query(
    db,
    `WITH pruned AS (
       DELETE FROM change_feed
       WHERE written_at < now() - :keep::interval AND xid < pg_snapshot_xmin(pg_current_snapshot()) RETURNING xid
     )
     INSERT INTO change_feed (xid, changed) SELECT max(xid), 'everything' FROM pruned HAVING count(*) > 0`,
    { keep },
  );
