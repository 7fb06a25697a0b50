import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type Task } from 'graphile-worker';
import type pg from 'pg';
import { type DataSource, type EntityManager } from 'typeorm';
import { finishSendingWithinMs } from '@larkfare/server-kit/mail';
import { count, observeGauges } from '@larkfare/server-kit/telemetry';
import { waitMs } from '@larkfare/server-kit/waiting';
import { completeJob, releaseAbandonedJobs } from './complete-job.ts';
import { type JobQueue, openJobPool, queueOf, toJobLogger } from './job-queue.ts';

/** Does a job's work in the transaction that deletes the job, and gives it up when the signal says so. */
export type JobWork = (
  manager: EntityManager,
  payload: unknown,
  signal: AbortSignal,
) => Promise<unknown>;

interface JobWorkerOptions extends JobQueue {
  db: DataSource;
  tasks: Readonly<Record<string, JobWork>>;
  /** What is done every night, and when; also after a night in which no process ran. */
  nightly: readonly { task: string; match: string }[];
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Does queued jobs from now until it is stopped. A job under way is finished first, or stays in the queue if it takes too
 * long. A worker that ends by itself, as it does
 * when it loses the database at the wrong moment, is started again.
 */
export async function startJobWorker(options: JobWorkerOptions): Promise<() => Promise<void>> {
  const { log } = options;
  const pool = openJobPool(options);
  const stopped = new AbortController();
  const { signal } = stopped;
  const cut = new AbortController();
  let worker: Runner | undefined;

  const start = async () => {
    const started = await runWorker(options, pool, cut.signal);
    if (signal.aborted) return started.stop();
    worker = started;
    void started.promise
      .catch((error: unknown) => log.error({ err: error }, 'the job worker ended'))
      .then(() => restart());
  };
  const restart = async (failures = 1): Promise<void> => {
    worker = undefined;
    await wait(waitMs(failures), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await start().catch((error: unknown) => {
      log.warn({ err: error }, 'the job worker could not be started');
      return restart(failures + 1);
    });
  };

  await start();
  const endGauges = observeMails(pool, queueOf(options.schema));
  return async () => {
    endGauges();
    stopped.abort();
    const timer = setTimeout(() => cut.abort(), finishSendingWithinMs);
    await worker?.stop();
    clearTimeout(timer);
    await pool.end();
  };
}

async function runWorker(
  options: JobWorkerOptions,
  pool: pg.Pool,
  signal: AbortSignal,
): Promise<Runner> {
  const { db, log, tasks, nightly } = options;
  const queue = queueOf(options.schema);
  const inTransaction =
    (work: JobWork): Task =>
    async (payload, { job }) => {
      const counted = (outcome: string) =>
        count('larkfare.job.run', { task: job.task_identifier, outcome });
      await completeJob(db, { queue, id: job.id }, (manager) =>
        work(manager, payload, signal),
      ).catch((error: unknown) => {
        counted('failed');
        throw error;
      });
      counted('done');
    };
  const all = {
    ...tasks,
    'release-abandoned-jobs': (manager: EntityManager) => releaseAbandonedJobs(manager, queue),
  };
  const worker = await run({
    pgPool: pool,
    // In batches, because the queue ignores the failures of single jobs’ completion, which would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    schema: queue,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true, // The process that mounted us decides when to stop.
    logger: toJobLogger(log),
    taskList: Object.fromEntries(
      Object.entries(all).map(([name, work]) => [name, inTransaction(work)]),
    ),
    parsedCronItems: parseCronItems([
      { task: 'release-abandoned-jobs', match: '* * * * *' },
      ...nightly.map((each) => ({ ...each, options: { backfillPeriod: dayMs } })),
    ]),
  });
  // The jobs of a killed predecessor are then old enough to be seen as abandoned.
  const soon = { runAt: new Date(Date.now() + 6000) };
  await worker
    .addJob('release-abandoned-jobs', {}, soon)
    .catch((error: unknown) => log.warn({ err: error }, 'abandoned jobs wait for a minute'));
  return worker;
}

/** Read with every collection of metrics, and by no other process as often. */
const observeMails = (pool: pg.Pool, queue: string): (() => void) =>
  observeGauges(['larkfare.mail.waiting', 'larkfare.mail.oldest'], async (observe) => {
    const { rows } = await pool.query<{ waiting: number; oldest: number }>(
      `SELECT count(*)::int AS waiting,
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest
       FROM ${queue}.jobs
       WHERE task_identifier = 'send-mail' AND attempts < max_attempts`,
    );
    for (const { waiting, oldest } of rows) {
      observe('larkfare.mail.waiting', waiting, { queue });
      observe('larkfare.mail.oldest', oldest, { queue });
    }
  });
