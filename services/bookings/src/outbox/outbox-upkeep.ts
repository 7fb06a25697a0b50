import { query } from '@larkfare/service-kit';
import { type Task } from 'graphile-worker';
import { type DataSource } from 'typeorm';

/**
 * A killed process leaves its job locked, for four hours as the queue has it. A mail whose row is not locked is not
 * being sent, so its job is handed to the next worker. The seconds are for a worker that is just about to take the row.
 */
export const freeAbandonedMails =
  (db: DataSource): Task =>
  async () => {
    await query(
      db,
      `WITH resting AS (SELECT id::text FROM outbox WHERE sent_at IS NULL AND refused_at IS NULL FOR UPDATE SKIP LOCKED)
       SELECT bookings_jobs.force_unlock_workers(array_agg(DISTINCT jobs.locked_by))
         FROM bookings_jobs.jobs JOIN resting ON jobs.key = resting.id
        WHERE jobs.locked_at < now() - interval '5 seconds'
       HAVING count(*) > 0`,
    );
  };

/** What has done its work goes: mails after three months, idempotency keys after a week, counts after two days. */
export const forgetOldRecords =
  (db: DataSource): Task =>
  async () => {
    await query(
      db,
      `DELETE FROM outbox WHERE created_at < now() - interval '90 days'
          AND (sent_at IS NOT NULL OR refused_at IS NOT NULL)`,
    );
    await query(db, `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`);
    await query(db, `DELETE FROM hourly_counts WHERE hour < now() - interval '2 days'`);
    await query(db, `DELETE FROM used_form_tokens WHERE used_at < now() - interval '2 days'`);
  };
