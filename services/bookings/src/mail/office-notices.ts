import { newId, query } from '@larkfare/data-kit/database';
import { type EntityManager } from 'typeorm';
import { countThisHour, nextHour } from '../forms/hourly-counts.ts';
import { type MailedRecord, queueMail } from './mail-jobs.ts';
import { type Channel, isWithinHourlyLimit } from './office-notices.rules.ts';

/** Notifies the office now, or in the digest at the hour's end once its limit is reached. */
export async function notifyOffice(
  db: EntityManager,
  now: Date,
  channel: Channel,
  record: MailedRecord,
): Promise<void> {
  const bucket = `notices:${channel}`;
  const { counts } = await countThisHour(db, [bucket], now);
  if (isWithinHourlyLimit(channel, counts[bucket] ?? 0)) {
    await queueMail(db, 'notice', record);
    return;
  }
  await query(
    db,
    `WITH held AS (
       INSERT INTO held_notices (id, channel, subject, record_id) VALUES (:id, :channel, :subject, :recordId)
     )
     SELECT bookings_jobs.add_job('send-digest', json_build_object('channel', :channel::text),
       run_at => :nextHour::timestamptz,
       job_key => 'digest:' || :channel::text, job_key_mode => 'preserve_run_at')`,
    { id: newId(), channel, subject: record.subject, recordId: record.id, nextHour: nextHour(now) },
  );
}
