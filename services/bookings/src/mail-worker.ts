import { startJobWorker } from '@larkfare/data-kit/jobs';
import { deleteMailsAbout, endedBy } from '@larkfare/server-kit/mail';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { deleteExpired } from './personal-data/delete-expired.ts';
import { checkPriceAlerts, checkPriceRoute } from './price-alerts/check-price-alerts.ts';
import { sendPriceAlert } from './price-alerts/send-price-alert.ts';
import { type Retention } from './personal-data/retention-settings.ts';
import { sendDigest } from './mail/send-digest.ts';
import { type MailOffice, sendMail } from './mail/send-mail.ts';

export interface MailWorkerOptions extends MailOffice {
  /** Straight to PostgreSQL: the queue listens. */
  databaseUrl: string;
  db: DataSource;
  catalogue: GraphqlExecutor;
  outboxFolder: string;
  retention: Retention;
  now: () => Date;
}

const deletedRecord = z.object({ id: z.uuid() });

const officeUntil = (signal: AbortSignal, office: MailOffice): MailOffice => ({
  ...office,
  transport: endedBy(signal, office.transport),
});

/** Sends queued mails, checks price alerts in the morning and deletes expired data at night, until it is stopped. */
export const startMailWorker = (options: MailWorkerOptions): Promise<() => Promise<void>> =>
  startJobWorker({
    ...options,
    schema: 'bookings',
    tasks: {
      'send-mail': (manager, payload, signal) =>
        sendMail(manager, officeUntil(signal, options), payload),
      'send-digest': (manager, payload, signal) =>
        sendDigest(manager, officeUntil(signal, options), payload),
      'check-price-alerts': (manager) => checkPriceAlerts(manager, options),
      'check-price-route': (manager, payload) => checkPriceRoute(manager, options, payload),
      'send-price-alert': (manager, payload, signal) =>
        sendPriceAlert(manager, officeUntil(signal, options), payload),
      'delete-mail-files': (_, payload) =>
        deleteMailsAbout(options.outboxFolder, deletedRecord.parse(payload).id),
      'delete-expired': (manager) => deleteExpired(manager, options),
    },
    nightly: [
      { task: 'delete-expired', match: '27 3 * * *' },
      { task: 'check-price-alerts', match: '12 6 * * *' },
    ],
  });
