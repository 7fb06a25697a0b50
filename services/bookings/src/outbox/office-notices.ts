import { newId, query } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';
import { countThisHour, nextHour } from '../forms/hourly-counts.ts';
import { type Channel, digestLines, fitsTheMailbox, toDigest } from './office-notices.rules.ts';
import { type Mail } from '@larkfare/service-kit/mail';
import { putInOutbox } from './outbox.ts';

/** A mail to the office, with the line that stands for it in a digest, and where the back office shows its record. */
export type OfficeNotice = Omit<Mail, 'recipient'> & { digestLine: string; address: string };

interface Office {
  officeEmail: string;
  siteOrigin: () => string;
  now: () => Date;
}

/** Notifies the office now, or in the digest at the hour's end when its mailbox got enough this hour. */
export async function notifyOffice(
  db: EntityManager,
  office: Office,
  channel: Channel,
  { digestLine, address, ...notice }: OfficeNotice,
): Promise<void> {
  const link = `${office.siteOrigin()}${address}`;
  const bucket = `notices:${channel}`;
  const now = office.now();
  const { counts } = await countThisHour(db, [bucket], now);
  if (fitsTheMailbox(channel, counts[bucket] ?? 0))
    return putInOutbox(db, office, {
      ...notice,
      body: `${notice.body}\nIn the back office: ${link}\n`,
      recipient: office.officeEmail,
    });

  await query(db, `INSERT INTO held_notices (id, channel, line) VALUES (:id, :channel, :line)`, {
    id: newId(),
    channel,
    line: `${digestLine}, ${link}`,
  });
  await query(
    db,
    `SELECT bookings_jobs.add_job('send-digest', json_build_object('channel', :channel::text),
       run_at => :nextHour::timestamptz,
       job_key => 'digest:' || :channel::text, job_key_mode => 'preserve_run_at')`,
    { channel, nextHour: nextHour(now) },
  );
}

/** One mail for all that was held; none of it is sent again. */
export async function queueDigest(
  db: EntityManager,
  office: { officeEmail: string },
  channel: Channel,
): Promise<void> {
  const held = await query<{ id: string; line: string }>(
    db,
    `DELETE FROM held_notices WHERE channel = :channel RETURNING id, line`,
    { channel },
  );
  if (held.length === 0) return;
  held.sort((one, other) => (one.id < other.id ? -1 : 1));
  const lines = digestLines(held.map(({ line }) => line));
  const digest = toDigest(channel, held.length, lines);
  await putInOutbox(db, office, { ...digest, recipient: office.officeEmail });
}
