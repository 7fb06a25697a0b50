import { londonToday } from '@larkfare/london-dates';
import { query, setAuditUser } from '@larkfare/service-kit';
import { deleteMailsBefore } from '@larkfare/service-kit/mail';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { firstDays } from './retention.rules.ts';
import { type Retention } from './retention-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

const expiredBooking = `CASE state WHEN 'confirmed' THEN coalesce(return_date, departure_date) < :bookings::date
  ELSE updated_at < :requests::date END`;

/** Deletes the personal data whose time is over, and logs how much of each kind. Each deletion is recorded as a change. */
export async function deleteExpired(
  db: EntityManager,
  options: { retention: Retention; outboxFolder: string; now: () => Date; log: Logger },
): Promise<void> {
  const now = options.now();
  const { messages, quotes, ...expiry } = firstDays(londonToday(now), options.retention);
  await setAuditUser(db, 'automatic deletion');
  await query(
    db,
    `DELETE FROM idempotency_keys WHERE booking_id IN (SELECT id FROM bookings WHERE ${expiredBooking})`,
    expiry,
  );
  const deleted = async (condition: string, parameters: object) =>
    (await query(db, `DELETE FROM ${condition} RETURNING 1`, { ...parameters })).length;
  const counts = {
    bookings: await deleted(`bookings WHERE ${expiredBooking}`, expiry),
    quotes: await deleted('quotes WHERE updated_at < :quotes::date', { quotes }),
    messages: await deleted('contact_messages WHERE updated_at < :messages::date', { messages }),
    mailFiles: await deleteMailsBefore(
      options.outboxFolder,
      new Date(now.getTime() - options.retention.KEEP_MAILS_DAYS * dayMs),
    ),
  };
  options.log.info(counts, 'deleted expired personal data');
}
