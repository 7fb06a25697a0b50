import { query } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { deleteExpiredRows } from '@larkfare/data-kit/jobs';
import { type EntityManager } from 'typeorm';
import { z } from 'zod';

const days = z.coerce.number().int().positive();

/** How long the registry stores what happened to remotes. */
export const retentionSettings = {
  /** Errors of visitors’ pages, after they were last seen. */
  KEEP_ERRORS_DAYS: days.default(30),
  /** Events of a remote, as its team reads them. */
  KEEP_EVENTS_DAYS: days.default(365),
};

export const retention = z.object(retentionSettings);
export type Retention = z.output<typeof retention>;

const log = createLog('registry');

/** Removed, or never confirmed. */
const isTargetExpired = `(removed_at IS NOT NULL OR (confirmed_at IS NULL AND created_at < now() - interval '7 days'))`;

const expired = {
  error_groups: 'last_seen < now() - make_interval(days => :errorDays::int)',
  notifications: `NOT EXISTS (SELECT FROM registry_jobs.jobs WHERE key = notifications.id::text)
    AND (event IN (SELECT id FROM events WHERE happened_at < now() - interval '30 days')
      OR target IN (SELECT id FROM notification_targets WHERE ${isTargetExpired}))`,
  // A removed address stays until it was notified of the removal.
  notification_targets: `${isTargetExpired}
    AND NOT EXISTS (SELECT FROM notifications WHERE target = notification_targets.id)`,
  events: `happened_at < now() - make_interval(days => :eventDays::int)
    AND NOT EXISTS (SELECT FROM notifications WHERE event = events.id)`,
  // The ID token that one was exchanged for has expired as well.
  deploy_tokens: `exchanged_for IS NOT NULL AND expires_at < now() - interval '30 days'`,
  // One for each address.
  'registry_jobs._private_job_queues': `locked_at IS NULL
    AND id NOT IN (SELECT job_queue_id FROM registry_jobs._private_jobs WHERE job_queue_id IS NOT NULL)`,
};

/** Deletes errors and events by the settings, notifications and tokens of CI runs after 30 days. */
export async function deleteExpired(db: EntityManager, retention: Retention): Promise<void> {
  // Notifications that the release before the queue has not sent.
  await query(
    db,
    `WITH unsent AS (
       UPDATE notifications SET next_attempt_at = NULL WHERE next_attempt_at IS NOT NULL RETURNING id, target)
     SELECT registry_jobs.add_job('send-notification', json_build_object('id', id),
       queue_name => target::text, job_key => id::text) FROM unsent`,
  );
  await deleteExpiredRows(db, { schema: 'registry', log }, expired, {
    errorDays: retention.KEEP_ERRORS_DAYS,
    eventDays: retention.KEEP_EVENTS_DAYS,
  });
}
