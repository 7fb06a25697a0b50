import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { type Parameters, query } from '../database/query.ts';
import { queueOf } from '../database/job-queue.ts';

/** Far fewer rows than can be deleted within the time limit of a statement. */
const batchSize = 500;

/**
 * Deletes expired rows and logs how many: a batch of each table in this transaction, and the others in further jobs
 * `delete-expired`.
 * @param expired the condition of each table's expired rows, in the order of their deletion
 */
export async function deleteExpiredRows(
  db: EntityManager,
  { schema, log }: { schema: string; log: Logger },
  expired: Readonly<Record<string, string>>,
  parameters: Parameters = {},
): Promise<void> {
  const counts: Record<string, number> = {};
  for (const [table, condition] of Object.entries(expired)) {
    const deleted = await query(
      db,
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batchSize} FOR UPDATE)) RETURNING 1`,
      parameters,
    );
    counts[table] = deleted.length;
  }
  if (Object.values(counts).includes(batchSize))
    await query(db, `SELECT ${queueOf(schema)}.add_job('delete-expired')`);
  log.info(counts, 'deleted expired rows');
}
