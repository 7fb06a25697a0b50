import { type Job, Logger as JobLogger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { type Logger } from 'pino';
import { connectionOptions } from './open-database.ts';

export interface JobQueue {
  /** Straight to PostgreSQL: the queue listens. */
  databaseUrl: string;
  /** The service's own: its queue is in the schema `<schema>_jobs`. */
  schema: string;
  log: Logger;
}

export const queueOf = (schema: string) => `${schema}_jobs`;

/**
 * Makes the queue's tables, or brings them up to date. A worker would do it, too, but at that every worker on the
 * database ends, whatever its queue.
 */
export async function migrateQueue(queue: JobQueue): Promise<void> {
  const pool = openJobPool(queue);
  const migrated = { pgPool: pool, schema: queueOf(queue.schema), logger: toJobLogger(queue.log) };
  await runMigrations(migrated).finally(() => pool.end());
}

/** The queue's own pool, as the role that owns its tables. */
export function openJobPool({ databaseUrl, schema, log }: JobQueue): pg.Pool {
  const { options, connectionLimit } = connectionOptions(databaseUrl, schema);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options,
    max: connectionLimit ?? 4,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const lost = (error: Error) => {
    // While a site stops, its PostgreSQL may end before the connections do.
    if (!pool.ending) log.warn({ err: error }, 'the job queue lost a connection');
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * An attempt that failed and is retried is a warning; the queue's other messages are for debugging. Its complaint that
 * the pool is smaller than `concurrency` is left out, because requests hold no connection while they run.
 */
export const toJobLogger = (log: Logger) =>
  new JobLogger((scope) => (level, message, { error, failure, job, concurrency } = {}) => {
    if (concurrency) return;
    const isRetried = failure && (job as Job).attempts < (job as Job).max_attempts;
    log[isRetried ? 'warn' : levels[level]]({ ...scope, err: error }, message);
  });
