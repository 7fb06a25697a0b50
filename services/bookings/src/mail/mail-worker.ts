import { startJobWorker } from '@larkfare/data-kit/jobs';
import { deleteMailsAbout, endedBy } from '@larkfare/server-kit/mail';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { deleteExpired } from '../personal-data/delete-expired.ts';
import { type Retention } from '../personal-data/retention-settings.ts';
import { sendDigest } from './send-digest.ts';
import { type MailOffice, sendMail } from './send-mail.ts';

export interface MailWorkerOptions extends MailOffice {
  /** Straight to PostgreSQL: the queue listens. */
  databaseUrl: string;
  db: DataSource;
  outboxFolder: string;
  retention: Retention;
  now: () => Date;
}

const deletedRecord = z.object({ id: z.uuid() });

const officeUntil = (signal: AbortSignal, office: MailOffice): MailOffice => ({
  ...office,
  transport: endedBy(signal, office.transport),
});

/** Sends queued mails, and deletes expired data at night, until it is stopped. */
export const startMailWorker = (options: MailWorkerOptions): Promise<() => Promise<void>> =>
  startJobWorker({
    ...options,
    schema: 'bookings',
    tasks: {
      'send-mail': (manager, payload, signal) =>
        sendMail(manager, officeUntil(signal, options), payload),
      'send-digest': (manager, payload, signal) =>
        sendDigest(manager, officeUntil(signal, options), payload),
      'delete-mail-files': (_, payload) =>
        deleteMailsAbout(options.outboxFolder, deletedRecord.parse(payload).id),
      'delete-expired': (manager) => deleteExpired(manager, options),
    },
    nightly: [{ task: 'delete-expired', match: '27 3 * * *' }],
  });
