import { londonToday } from '@larkfare/london-dates';
import { setAuditUser } from '@larkfare/data-kit/changes';
import { query } from '@larkfare/data-kit/database';
import { deleteMailsBefore } from '@larkfare/server-kit/mail';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { type FirstDays, firstDays } from './retention.rules.ts';
import { type Retention } from './retention-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Far less than what can be deleted within the time limit of a statement. */
const batchSize = 500;

const expired = {
  bookings: `CASE WHEN confirmed_at IS NOT NULL THEN coalesce(return_date, departure_date) < :bookings::date
    ELSE updated_at < :requests::date AND (state = 'cancelled' OR departure_date < :departures::date) END`,
  quotes: 'updated_at < :quotes::date',
  contact_messages: 'updated_at < :messages::date',
};

/**
 * Deletes the personal data whose time is over, and logs how much of each kind: a batch of each in this transaction, and the
 * others in jobs that follow. Each deletion is recorded as a change.
 */
export async function deleteExpired(
  db: EntityManager,
  options: { retention: Retention; outboxFolder: string; now: () => Date; log: Logger },
): Promise<void> {
  const now = options.now();
  const days = firstDays(londonToday(now), options.retention);
  await setAuditUser(db, 'automatic deletion');
  const counts = {
    bookings: await deleteBatch(db, 'bookings', days),
    quotes: await deleteBatch(db, 'quotes', days),
    messages: await deleteBatch(db, 'contact_messages', days),
    mailFiles: await deleteMailsBefore(
      options.outboxFolder,
      new Date(now.getTime() - options.retention.KEEP_MAILS_DAYS * dayMs),
    ),
  };
  if ([counts.bookings, counts.quotes, counts.messages].includes(batchSize))
    await query(db, `SELECT bookings_jobs.add_job('delete-expired')`);
  options.log.info(counts, 'deleted expired personal data');
}

async function deleteBatch(
  db: EntityManager,
  table: keyof typeof expired,
  days: FirstDays,
): Promise<number> {
  const rows = await query<{ id: string }>(
    db,
    `SELECT id FROM ${table} WHERE ${expired[table]} LIMIT ${batchSize} FOR UPDATE`,
    { ...days },
  );
  const ids = rows.map(({ id }) => id);
  if (table === 'bookings')
    await query(db, 'DELETE FROM idempotency_keys WHERE booking_id = ANY(:ids::uuid[])', { ids });
  await query(db, `DELETE FROM ${table} WHERE id = ANY(:ids::uuid[])`, { ids });
  return ids.length;
}
