import { type DataSource, type EntityManager } from 'typeorm';
import { query } from '../database/query.ts';

const jobLock = (id: string) => `hashtextextended('job ' || ${id}, 3)`;

/**
 * Does the work of a job and deletes the job, in one transaction that has the job locked. A killed process releases the lock
 * at once. A job that another worker has done meanwhile is not done again.
 */
export const completeJob = (
  db: DataSource,
  { queue, id }: { queue: string; id: string },
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (manager) => {
    await query(manager, `SELECT pg_advisory_xact_lock(${jobLock(':id::text')})`, { id });
    const found = await query(manager, `SELECT FROM ${queue}.jobs WHERE id = :id`, { id });
    if (!found.length) return;
    await work(manager);
    await query(manager, `DELETE FROM ${queue}._private_jobs WHERE id = :id`, { id });
  });

/**
 * Gives the jobs of a killed process to the next worker: the queue itself would do so after four hours. A job without our
 * lock is not running.
 * @param afterSeconds the longest time that a running job is without the lock
 */
export const releaseAbandonedJobs = (db: EntityManager, queue: string, afterSeconds: number) =>
  query(
    db,
    `SELECT ${queue}.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM (SELECT id, locked_by FROM ${queue}.jobs
             WHERE locked_at < now() - make_interval(secs => :afterSeconds) OFFSET 0) running
      WHERE pg_try_advisory_xact_lock(${jobLock('id')})
     HAVING count(*) > 0`,
    { afterSeconds },
  );
