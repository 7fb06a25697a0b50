import { query } from '@larkfare/service-kit';
import { type DataSource, type EntityManager } from 'typeorm';

const jobLock = (id: string) => `hashtextextended('job ' || ${id}, 3)`;

/**
 * Does the work of a job and deletes the job, in one transaction that has the job locked. A killed process releases the lock
 * at once. A job that another worker has done meanwhile is not done again.
 */
export const completeJob = (
  db: DataSource,
  id: string,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (manager) => {
    await query(manager, `SELECT pg_advisory_xact_lock(${jobLock(':id::text')})`, { id });
    const found = await query(manager, 'SELECT FROM bookings_jobs.jobs WHERE id = :id', { id });
    if (!found.length) return;
    await work(manager);
    await query(manager, 'DELETE FROM bookings_jobs._private_jobs WHERE id = :id', { id });
  });

/**
 * A killed process leaves its jobs marked as running, for four hours as the queue has it. A job without our lock is not
 * running, so it goes to the next worker. The seconds are for a worker that is just about to lock it.
 */
export const releaseAbandonedJobs = (db: EntityManager) =>
  query(
    db,
    `SELECT bookings_jobs.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM (SELECT id, locked_by FROM bookings_jobs.jobs WHERE locked_at < now() - interval '5 seconds' OFFSET 0) running
      WHERE pg_try_advisory_xact_lock(${jobLock('id')})
     HAVING count(*) > 0`,
  );

/** Deletes what is used up: idempotency keys after a week, counts and form tokens after two days. */
export async function deleteUsedUp(db: EntityManager): Promise<void> {
  await query(db, `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`);
  await query(db, `DELETE FROM hourly_counts WHERE hour < now() - interval '2 days'`);
  await query(db, `DELETE FROM used_form_tokens WHERE used_at < now() - interval '2 days'`);
}
