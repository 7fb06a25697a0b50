import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type Task } from 'graphile-worker';
import type pg from 'pg';
import { type DataSource, type EntityManager } from 'typeorm';
import { finishSendingWithinMs } from '@larkfare/server-kit/mail';
import { count, observeGauges } from '@larkfare/server-kit/telemetry';
import { waitMs } from '@larkfare/server-kit/waiting';
import { completeJob, releaseAbandonedJobs } from './complete-job.ts';
import { type JobQueue, openJobPool, queueOf, toJobLogger } from '../database/job-queue.ts';

/** Does a job's work in the transaction that deletes the job, until the signal aborts it. */
export type JobWork = (
  manager: EntityManager,
  payload: unknown,
  signal: AbortSignal,
) => Promise<unknown>;

/**
 * Does the work of a job that calls other servers, outside a transaction. A killed process leaves the job to another one,
 * so the work may be done twice.
 */
export type RequestWork = (
  payload: unknown,
  job: { isLastAttempt: boolean; signal: AbortSignal },
) => Promise<unknown>;

interface JobWorkerOptions extends JobQueue {
  db: DataSource;
  tasks: Readonly<Record<string, JobWork>>;
  /** Tasks that call other servers. Many run at once, so a slow server delays no other one. */
  requests?: Readonly<Record<string, RequestWork>>;
  /** The tasks of every night, also after a night in which no process ran. */
  nightly: readonly { task: string; match: string }[];
}

const dayMs = 24 * 60 * 60 * 1000;
const requestsAtOnce = 50;
const requestAtMostMs = 30_000;

/**
 * Does queued jobs until it is stopped. A running job is finished first, or stays in the queue if it takes too long. The
 * worker is restarted when it loses the database, and is started once the database is available.
 */
export async function startJobWorker(options: JobWorkerOptions): Promise<() => Promise<void>> {
  const { log } = options;
  const pool = openJobPool(options);
  const stopped = new AbortController();
  const { signal } = stopped;
  const cut = new AbortController();
  let worker: Runner | undefined;

  const start = async (failures = 0): Promise<void> => {
    try {
      const started = await runWorker(options, pool, cut.signal);
      if (signal.aborted) return await started.stop();
      worker = started;
      void started.promise
        .catch((error: unknown) => log.error({ err: error }, 'the job worker ended'))
        .then(() => restart());
    } catch (error) {
      log.warn({ err: error }, 'the job worker could not be started');
      void restart(failures + 1);
    }
  };
  const restart = async (failures = 1): Promise<void> => {
    worker = undefined;
    await wait(waitMs(failures), undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await start(failures);
  };

  const endGauges = observeJobs(pool, options);
  await start();
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
  const { db, log, tasks, requests, nightly } = options;
  const queue = queueOf(options.schema);
  const inTransaction =
    (work: JobWork): Task =>
    (payload, { job }) =>
      completeJob(db, { queue, id: job.id }, (manager) => work(manager, payload, signal));
  const asRequest =
    (work: RequestWork): Task =>
    async (payload, { job: { attempts, max_attempts: attemptsAtMost } }) => {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(requestAtMostMs)]);
      await work(payload, { isLastAttempt: attempts >= attemptsAtMost, signal: ends });
    };
  const counted =
    (task: Task): Task =>
    async (payload, helpers) => {
      let outcome = 'failed';
      try {
        await task(payload, helpers);
        outcome = 'done';
      } finally {
        count('larkfare.job.run', { task: helpers.job.task_identifier, outcome });
      }
    };
  // A request holds no lock, but ends within this time, also after waiting for another one.
  const abandonedAfterSeconds = requests ? (3 * requestAtMostMs) / 1000 : 5;
  const all: Record<string, JobWork> = {
    ...tasks,
    'release-abandoned-jobs': (manager) =>
      releaseAbandonedJobs(manager, queue, abandonedAfterSeconds),
  };
  const worker = await run({
    pgPool: pool,
    // In batches, because the queue ignores the failures of single jobs’ completion, which would end the process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        // One poll for all.
        ...(requests && { localQueue: { size: requestsAtOnce } }),
      },
    },
    schema: queue,
    concurrency: requests ? requestsAtOnce : 2,
    pollInterval: 2000,
    noHandleSignals: true, // The process that mounted us decides when to stop.
    logger: toJobLogger(log),
    taskList: Object.fromEntries([
      ...Object.entries(all).map(([name, work]) => [name, counted(inTransaction(work))]),
      ...Object.entries(requests ?? {}).map(([name, work]) => [name, counted(asRequest(work))]),
    ]),
    parsedCronItems: parseCronItems([
      { task: 'release-abandoned-jobs', match: '* * * * *' },
      ...nightly.map((each) => ({ ...each, options: { backfillPeriod: dayMs } })),
    ]),
  });
  // By then, the jobs of a killed predecessor count as abandoned.
  const soon = { runAt: new Date(Date.now() + (abandonedAfterSeconds + 1) * 1000) };
  await worker
    .addJob('release-abandoned-jobs', {}, soon)
    .catch((error: unknown) => log.warn({ err: error }, 'abandoned jobs wait for a minute'));
  return worker;
}

const jobGauges = ['waiting', 'oldest', 'overdue'] as const;

/** Reads the gauges with every collection of metrics. */
const observeJobs = (
  pool: pg.Pool,
  { schema, tasks, requests }: Pick<JobWorkerOptions, 'schema' | 'tasks' | 'requests'>,
): (() => void) =>
  observeGauges(
    jobGauges.map((gauge) => `larkfare.job.${gauge}` as const),
    async (observe) => {
      const queue = queueOf(schema);
      const { rows } = await pool.query<Record<'task' | (typeof jobGauges)[number], string>>(
        `SELECT task, count(id) AS waiting,
           coalesce(extract(epoch FROM now() - min(created_at)), 0) AS oldest,
           greatest(0, extract(epoch FROM now() - min(run_at))) AS overdue
         FROM unnest($1::text[]) AS task
         LEFT JOIN ${queue}.jobs ON task_identifier = task AND attempts < max_attempts
         GROUP BY task`,
        [Object.keys({ ...tasks, ...requests })],
      );
      for (const { task, ...values } of rows)
        for (const gauge of jobGauges)
          observe(`larkfare.job.${gauge}`, Number(values[gauge]), { queue, task });
    },
  );
