import { connectionOptions } from '@larkfare/service-kit';
import { deleteMailsAbout } from '@larkfare/service-kit/mail';
import { Logger as JobLogger, parseCronItems, run, type Task } from 'graphile-worker';
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
  databaseUrl: string;
  db: DataSource;
  outboxFolder: string;
  retention: Retention;
  now: () => Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const deletedRecord = z.object({ id: z.uuid() });

/** Sends queued mails from now until it is stopped. A mail that is being sent is finished first. */
export async function startMailWorker(options: MailWorkerOptions): Promise<() => Promise<void>> {
  const { db, log } = options;
  const pool = openJobPool(options);
  const inTransaction =
    (work: (manager: EntityManager, payload: unknown) => Promise<unknown>): Task =>
    (payload, { job }) =>
      completeJob(db, job.id, (manager) => work(manager, payload));
  const worker = await run({
    pgPool: pool,
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
  worker.promise.catch((error: unknown) => log.fatal({ err: error }, 'the mail worker stopped'));
  // The jobs of a killed predecessor are then old enough to be seen as abandoned.
  await worker.addJob('release-abandoned-jobs', {}, { runAt: new Date(Date.now() + 6000) });

  return async () => {
    await worker.stop();
    await pool.end();
  };
}

/** The queue's own pool, as the role that owns its tables. */
function openJobPool({ databaseUrl, log }: MailWorkerOptions): pg.Pool {
  const { options } = connectionOptions(databaseUrl, 'bookings');
  const pool = new pg.Pool({ connectionString: databaseUrl, options, max: 4, keepAlive: true });
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
