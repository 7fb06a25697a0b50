import { createLog, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';

const dayMs = 24 * 60 * 60 * 1000;
const log = createLog('registry');

/** Deletes what is over: notifications after 30 days, and tokens of CI runs; events after a year. */
export async function deleteExpired(db: DataSource): Promise<void> {
  await query(
    db,
    `DELETE FROM notifications WHERE next_attempt_at IS NULL
       AND event IN (SELECT id FROM events WHERE happened_at < now() - interval '30 days')`,
  );
  await query(
    db,
    `DELETE FROM events WHERE happened_at < now() - interval '1 year'
       AND NOT EXISTS (SELECT FROM notifications WHERE event = events.id)`,
  );
  // Whatever ID token they were exchanged for has ended as well.
  await query(
    db,
    `DELETE FROM deploy_tokens
     WHERE exchanged_for IS NOT NULL AND expires_at < now() - interval '30 days'`,
  );
}

/** Now and once a day, until it is stopped; several servers may. */
export function deleteExpiredDaily(db: DataSource): () => Promise<void> {
  const run = () =>
    deleteExpired(db).catch((problem: unknown) =>
      log.warn({ err: problem }, 'what is over was not deleted'),
    );
  let last = run();
  const timer = setInterval(() => {
    last = run();
  }, dayMs).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
