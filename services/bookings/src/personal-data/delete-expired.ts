import { setAuditUser } from '@larkfare/data-kit/changes';
import { deleteExpiredRows } from '@larkfare/data-kit/jobs';
import { londonToday } from '@larkfare/london-dates';
import { deleteMailsBefore } from '@larkfare/server-kit/mail';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { type RequestKind, type requestKinds } from '../customer/request-kinds.rules.ts';
import { firstDays } from './retention.rules.ts';
import { type Retention } from './retention-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

const isBookingExpired = `CASE WHEN confirmed_at IS NOT NULL THEN coalesce(return_date, departure_date) < :bookings::date
  ELSE updated_at < :requests::date AND (state = 'cancelled' OR departure_date < :departures::date) END`;

const expired = {
  hourly_counts: `hour < now() - interval '2 days'`,
  used_form_tokens: `used_at < now() - interval '2 days'`,
  idempotency_keys: `created_at < now() - interval '7 days'
    OR booking_id IN (SELECT id FROM bookings WHERE ${isBookingExpired})`,
  // The keys of a booking go first, and may be more than a batch.
  bookings: `${isBookingExpired}
    AND NOT EXISTS (SELECT FROM idempotency_keys WHERE booking_id = bookings.id)`,
  quotes: 'updated_at < :quotes::date',
  contact_messages: 'updated_at < :messages::date',
  price_alerts: `confirmed_at IS NULL AND created_at < now() - interval '7 days'
    OR created_at < now() - interval '1 year' OR month < date_trunc('month', :departures::date)`,
} satisfies Record<string, string> & Record<(typeof requestKinds)[RequestKind]['table'], string>;

/** Deletes expired personal data and counts. Each deleted record is recorded as a change. */
export async function deleteExpired(
  db: EntityManager,
  options: { retention: Retention; outboxFolder: string; now: () => Date; log: Logger },
): Promise<void> {
  const { retention, outboxFolder, log } = options;
  const now = options.now();
  await setAuditUser(db, 'automatic deletion');
  const days = { ...firstDays(londonToday(now), retention) };
  await deleteExpiredRows(db, { schema: 'bookings', log }, expired, days);
  const firstMail = new Date(now.getTime() - retention.KEEP_MAILS_DAYS * dayMs);
  await deleteMailsBefore(outboxFolder, firstMail);
}
