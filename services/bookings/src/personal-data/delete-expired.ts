import { londonToday } from '@larkfare/london-dates';
import { setAuditUser } from '@larkfare/data-kit/changes';
import { query } from '@larkfare/data-kit/database';
import { deleteMailsBefore } from '@larkfare/server-kit/mail';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { type RequestKind, requestKinds } from '../customer/request-kinds.rules.ts';
import { type FirstDays, firstDays } from './retention.rules.ts';
import { type Retention } from './retention-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Far fewer rows than can be deleted within the time limit of a statement. */
const batchSize = 500;

const expired: Record<RequestKind, string> = {
  booking: `CASE WHEN confirmed_at IS NOT NULL THEN coalesce(return_date, departure_date) < :bookings::date
    ELSE updated_at < :requests::date AND (state = 'cancelled' OR departure_date < :departures::date) END`,
  quote: 'updated_at < :quotes::date',
  contact: 'updated_at < :messages::date',
};

/**
 * Deletes expired personal data and logs how much of each kind: a batch of each in this transaction, and the rest in jobs
 * that follow. Each deletion is recorded as a change.
 */
export async function deleteExpired(
  db: EntityManager,
  options: { retention: Retention; outboxFolder: string; now: () => Date; log: Logger },
): Promise<void> {
  const now = options.now();
  const days = firstDays(londonToday(now), options.retention);
  await setAuditUser(db, 'automatic deletion');
  const counts = {
    booking: await deleteBatch(db, 'booking', days),
    quote: await deleteBatch(db, 'quote', days),
    contact: await deleteBatch(db, 'contact', days),
  };
  const mailFiles = await deleteMailsBefore(
    options.outboxFolder,
    new Date(now.getTime() - options.retention.KEEP_MAILS_DAYS * dayMs),
  );
  if (Object.values(counts).includes(batchSize))
    await query(db, `SELECT bookings_jobs.add_job('delete-expired')`);
  options.log.info({ ...counts, mailFiles }, 'deleted expired personal data');
}

async function deleteBatch(db: EntityManager, kind: RequestKind, days: FirstDays): Promise<number> {
  const { table } = requestKinds[kind];
  const rows = await query<{ id: string }>(
    db,
    `SELECT id FROM ${table} WHERE ${expired[kind]} LIMIT ${batchSize} FOR UPDATE`,
    { ...days },
  );
  const ids = rows.map(({ id }) => id);
  if (kind === 'booking')
    await query(db, 'DELETE FROM idempotency_keys WHERE booking_id = ANY(:ids::uuid[])', { ids });
  await query(db, `DELETE FROM ${table} WHERE id = ANY(:ids::uuid[])`, { ids });
  return ids.length;
}

/** Deletes idempotency keys after a week, and counts and form tokens after two days. */
export async function deleteUsedUp(db: EntityManager): Promise<void> {
  await query(db, `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`);
  await query(db, `DELETE FROM hourly_counts WHERE hour < now() - interval '2 days'`);
  await query(db, `DELETE FROM used_form_tokens WHERE used_at < now() - interval '2 days'`);
}
