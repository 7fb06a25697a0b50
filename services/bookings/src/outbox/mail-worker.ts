import { connectionOptions } from '@larkfare/service-kit';
import { Logger as JobLogger, parseCronItems, run } from 'graphile-worker';
import pg from 'pg';
import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import { type MailTransport } from '@larkfare/service-kit/mail';
import { forgetOldRecords, freeAbandonedMails } from './outbox-upkeep.ts';
import { sendDigest } from './send-digest.ts';
import { sendMail } from './send-mail.ts';

export interface MailWorkerOptions {
  databaseUrl: string;
  db: DataSource;
  transport: MailTransport;
  officeEmail: string;
  log: Logger;
}

/** Sends what lands in the outbox, from now until it is stopped. A mail under way is finished first. */
export async function startMailWorker(options: MailWorkerOptions): Promise<() => Promise<void>> {
  const { db, transport, officeEmail, log } = options;
  const pool = openJobPool(options);
  const worker = await run({
    pgPool: pool,
    schema: 'bookings_jobs',
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true, // The process that mounted us decides when to stop.
    logger: toJobLogger(log),
    taskList: {
      'send-mail': sendMail(db, transport, officeEmail, log),
      'send-digest': sendDigest(db, officeEmail),
      'free-abandoned-mails': freeAbandonedMails(db),
      'forget-old-records': forgetOldRecords(db),
    },
    parsedCronItems: parseCronItems([
      { task: 'free-abandoned-mails', match: '* * * * *' },
      { task: 'forget-old-records', match: '17 3 * * *' },
    ]),
  });
  worker.promise.catch((error: unknown) => log.fatal({ err: error }, 'the mail worker stopped'));
  // What a killed predecessor held is then old enough to be seen as abandoned.
  await worker.addJob('free-abandoned-mails', {}, { runAt: new Date(Date.now() + 6000) });

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

/** A failed attempt is an error in the queue's eyes and says so with its stack; its chatter is for debugging. */
const toJobLogger = (log: Logger) =>
  new JobLogger((scope) => (level, message, { error }) => {
    log[levels[level]]({ ...scope, err: error }, message);
  });
