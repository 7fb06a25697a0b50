import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { log } from '../log.ts';

/** Runs a statement that only reads, with named parameters. */
export type RunQuery = <Row>(sql: string, parameters: Record<string, unknown>) => Promise<Row[]>;

/**
 * Queries a streaming replica once it has replayed the write-ahead log up to `position()`, where the last change is.
 * Until then, and while that is unknown or the replica fails, it queries the primary.
 */
export function queryReplica(
  replica: DataSource,
  { primary, position }: { primary: RunQuery; position: () => string | undefined },
): RunQuery {
  /** How far the server behind each connection was seen to be. */
  const replayed = new WeakMap<object, string>();
  let opening: Promise<unknown> | undefined;
  let hasFailed = false;
  const failed = (problem: unknown) => {
    if (!hasFailed)
      log.warn({ err: problem }, 'the replica is unavailable: the primary is queried');
    hasFailed = true;
    return undefined;
  };

  /** @returns undefined if the replica is behind `asOf` */
  async function onReplica<Row>(
    asOf: string,
    sql: string,
    parameters: Record<string, unknown>,
  ): Promise<Row[] | undefined> {
    const runner = replica.createQueryRunner();
    try {
      const client: object = await runner.connect();
      if (replayed.get(client) !== asOf) {
        // A separate statement, whose snapshot is not newer than the next one's.
        const [answer] = await query<{ isThere: boolean | null }>(
          runner.manager,
          'SELECT pg_last_wal_replay_lsn() >= :asOf::pg_lsn AS "isThere"',
          { asOf },
        );
        if (!answer?.isThere) return undefined;
        replayed.set(client, asOf);
      }
      const rows = await query<Row>(runner.manager, sql, parameters);
      hasFailed = false;
      return rows;
    } finally {
      await runner.release();
    }
  }

  return async <Row>(sql: string, parameters: Record<string, unknown>) => {
    const asOf = position();
    if (!replica.isInitialized)
      opening ??= replica
        .initialize()
        .catch(failed)
        .finally(() => (opening = undefined));
    else if (asOf) {
      const rows = await onReplica<Row>(asOf, sql, parameters).catch(failed);
      if (rows) return rows;
    }
    return primary<Row>(sql, parameters);
  };
}
