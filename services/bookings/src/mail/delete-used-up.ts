import { query } from '@larkfare/data-kit/database';
import { type EntityManager } from 'typeorm';

/** Deletes what is used up: idempotency keys after a week, counts and form tokens after two days. */
export async function deleteUsedUp(db: EntityManager): Promise<void> {
  await query(db, `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`);
  await query(db, `DELETE FROM hourly_counts WHERE hour < now() - interval '2 days'`);
  await query(db, `DELETE FROM used_form_tokens WHERE used_at < now() - interval '2 days'`);
}
