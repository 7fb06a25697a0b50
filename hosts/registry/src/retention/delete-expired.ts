import { query } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { type DataSource } from 'typeorm';
import { type Retention } from './retention-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;
const log = createLog('registry');

/** Removed, or never confirmed; a removed address waits for the notification of that. */
const isTargetExpired = `(removed_at IS NOT NULL OR (confirmed_at IS NULL AND created_at < now() - interval '7 days'))`;

/** Deletes what is over: errors and events as the settings say, notifications and tokens of CI runs after 30 days. */
export async function deleteExpired(db: DataSource, retention: Retention): Promise<void> {
  await query(
    db,
    'DELETE FROM error_groups WHERE last_seen < now() - make_interval(days => :days::int)',
    { days: retention.KEEP_ERRORS_DAYS },
  );
  await query(
    db,
    `DELETE FROM notifications WHERE next_attempt_at IS NULL
       AND (event IN (SELECT id FROM events WHERE happened_at < now() - interval '30 days')
         OR target IN (SELECT id FROM notification_targets WHERE ${isTargetExpired}))`,
  );
  await query(
    db,
    `DELETE FROM notification_targets t
     WHERE ${isTargetExpired} AND NOT EXISTS (SELECT FROM notifications WHERE target = t.id)`,
  );
  await query(
    db,
    `DELETE FROM events WHERE happened_at < now() - make_interval(days => :days::int)
       AND NOT EXISTS (SELECT FROM notifications WHERE event = events.id)`,
    { days: retention.KEEP_EVENTS_DAYS },
  );
  // Whatever ID token they were exchanged for has ended as well.
  await query(
    db,
    `DELETE FROM deploy_tokens
     WHERE exchanged_for IS NOT NULL AND expires_at < now() - interval '30 days'`,
  );
}

/** Now and once a day, until it is stopped; several servers may. */
export function deleteExpiredDaily(db: DataSource, retention: Retention): () => Promise<void> {
  const run = () =>
    deleteExpired(db, retention).catch((problem: unknown) =>
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
