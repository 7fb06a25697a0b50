import { query } from '@larkfare/data-kit/database';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { type RequestKind } from '../customer/request-kinds.rules.ts';
import { channels, digestLines, toDigest } from './office-notices.rules.ts';
import { officeLink } from './request-mails.ts';
import { deliver, type MailOffice } from './send-mail.ts';

const digestJob = z.object({ channel: z.enum(channels) });

interface HeldNotice {
  id: string;
  subject: RequestKind;
  recordId: string;
  createdAt: Date;
}

/** Sends one mail at the hour's end for the held notices, and deletes them once it is sent. */
export async function sendDigest(
  db: EntityManager,
  office: MailOffice,
  payload: unknown,
): Promise<void> {
  const { channel } = digestJob.parse(payload);
  const held = await query<HeldNotice>(
    db,
    `WITH sent AS (DELETE FROM held_notices WHERE channel = :channel RETURNING *)
     SELECT id, subject, record_id AS "recordId", created_at AS "createdAt" FROM sent ORDER BY id`,
    { channel },
  );
  const linesById = await linesOf(db, office, held);
  const lines = held.flatMap(({ recordId }) => linesById.get(recordId) ?? []);
  const last = held.at(-1);
  if (!last || !lines.length) return;
  await deliver(office, {
    ...toDigest(channel, lines.length, digestLines(lines)),
    kind: `${channel}-digest`,
    recipient: office.officeEmail,
    id: last.id,
    createdAt: last.createdAt,
  });
}

/** The line of every record that still exists. */
async function linesOf(
  db: EntityManager,
  { requestMails, siteOrigin }: MailOffice,
  held: HeldNotice[],
): Promise<Map<string, string>> {
  const lines = new Map<string, string>();
  for (const [subject, mails] of Object.entries(requestMails)) {
    const ids = held.filter((each) => each.subject === subject).map(({ recordId }) => recordId);
    for (const record of ids.length ? await db.findBy(mails.type, { id: In(ids) }) : [])
      lines.set(
        record.id,
        `${mails.toDigestLine(record)}, ${officeLink(siteOrigin, mails, record)}`,
      );
  }
  return lines;
}
