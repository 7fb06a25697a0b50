import { setTimeout as wait } from 'node:timers/promises';
import { connectionOptions, count, observeGauges, waitMs } from '@larkfare/service-kit';
import { deleteMailsAbout } from '@larkfare/service-kit/mail';
import { Logger as JobLogger, parseCronItems, run, type Runner, type Task } from 'graphile-worker';
import pg from 'pg';
import { type Logger } from 'pino';
import { type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { deleteExpired } from '../personal-data/delete-expired.ts';
import { type Retention } from '../personal-data/retention-settings.ts';
import { sendDigest } from './send-digest.ts';
import { type MailOffice, sendMail } from './send-mail.ts';
import { completeJob, deleteUsedUp, releaseAbandonedJobs } from './upkeep.ts';

export interface MailWorkerOptions extends MailOffice {
  /** Straight to PostgreSQL: the queue listens. */
  databaseUrl: string;
  db: DataSource;
  outboxFolder: string;
  retention: Retention;
  now: () => Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const deletedRecord = z.object({ id: z.uuid() });

/**
 * Sends queued mails from now until it is stopped. A mail that is being sent is finished first. A worker that ends by
 * itself, as it does when it loses the database at the wrong moment, is started again.
 */
export async function startMailWorker(options: MailWorkerOptions): Promise<() => Promise<void>> {
  const { log } = options;
  const pool = openJobPool(options);
  const stopped = new AbortController();
  const { signal } = stopped;
  let worker: Runner | undefined;

  const start = async () => {
    const started = await runWorker(options, pool);
    if (signal.aborted) return started.stop();
    worker = started;
    void started.promise
      .catch((error: unknown) => log.error({ err: error }, 'the mail worker ended'))
      .then(() => restart());
  };
  const restart = async (failures = 1): Promise<void> => {
    worker = undefined;
    await wait(waitMs(failures), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await start().catch((error: unknown) => {
      log.warn({ err: error }, 'the mail worker could not be started');
      return restart(failures + 1);
    });
  };

  await start();
  const endGauges = observeMails(pool);
  return async () => {
    endGauges();
    stopped.abort();
    await worker?.stop();
    await pool.end();
  };
}

async function runWorker(options: MailWorkerOptions, pool: pg.Pool): Promise<Runner> {
  const { db, log } = options;
  const inTransaction =
    (work: (manager: EntityManager, payload: unknown) => Promise<unknown>): Task =>
    async (payload, { job }) => {
      const counted = (outcome: string) =>
        count('larkfare.job.run', { task: job.task_identifier, outcome });
      await completeJob(db, job.id, (manager) => work(manager, payload)).catch((error: unknown) => {
        counted('failed');
        throw error;
      });
      counted('done');
    };
  const worker = await run({
    pgPool: pool,
    // In batches, because the queue ignores the failures of single jobs’ completion, which would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    schema: 'bookings_jobs',
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true, // The process that mounted us decides when to stop.
    logger: toJobLogger(log),
    taskList: {
      'send-mail': inTransaction((manager, payload) => sendMail(manager, options, payload)),
      'send-digest': inTransaction((manager, payload) => sendDigest(manager, options, payload)),
      'delete-mail-files': inTransaction((_, payload) =>
        deleteMailsAbout(options.outboxFolder, deletedRecord.parse(payload).id),
      ),
      'delete-expired': inTransaction((manager) => deleteExpired(manager, options)),
      'release-abandoned-jobs': inTransaction(releaseAbandonedJobs),
      'delete-used-up': inTransaction(deleteUsedUp),
    },
    parsedCronItems: parseCronItems([
      { task: 'release-abandoned-jobs', match: '* * * * *' },
      { task: 'delete-used-up', match: '17 3 * * *' },
      // Also for a night in which no process ran.
      { task: 'delete-expired', match: '27 3 * * *', options: { backfillPeriod: dayMs } },
    ]),
  });
  // The jobs of a killed predecessor are then old enough to be seen as abandoned.
  const soon = { runAt: new Date(Date.now() + 6000) };
  await worker
    .addJob('release-abandoned-jobs', {}, soon)
    .catch((error: unknown) => log.warn({ err: error }, 'abandoned mails wait for a minute'));
  return worker;
}

/** Read with every collection of metrics, and by no other process as often. */
const observeMails = (pool: pg.Pool): (() => void) =>
  observeGauges(['larkfare.mail.waiting', 'larkfare.mail.oldest'], async (observe) => {
    const { rows } = await pool.query<{ waiting: number; oldest: number }>(
      `SELECT count(*)::int AS waiting,
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest
       FROM bookings_jobs.jobs
       WHERE task_identifier = 'send-mail' AND attempts < max_attempts`,
    );
    for (const { waiting, oldest } of rows) {
      observe('larkfare.mail.waiting', waiting);
      observe('larkfare.mail.oldest', oldest);
    }
  });

/** The queue's own pool, as the role that owns its tables. */
function openJobPool({ databaseUrl, log }: MailWorkerOptions): pg.Pool {
  const { options, limit } = connectionOptions(databaseUrl, 'bookings');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options,
    max: Math.min(4, limit),
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const lost = (error: Error) => log.warn({ err: error }, 'the job queue lost a connection');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue logs a failed attempt as an error with its stack; its other messages are for debugging. */
const toJobLogger = (log: Logger) =>
  new JobLogger((scope) => (level, message, { error }) => {
    log[levels[level]]({ ...scope, err: error }, message);
  });
