import { query } from '@larkfare/data-kit/database';
import { type EntityManager } from 'typeorm';
import { z } from 'zod';
import { type RequestKind, requestKinds } from '../customer/request-kinds.rules.ts';

/** The record that a mail is about. */
export interface MailedRecord {
  subject: RequestKind;
  id: string;
}

export const mailJob = z.object({
  kind: z.enum(['acknowledgement', 'notice', 'refusal']),
  subject: z.enum(Object.keys(requestKinds) as RequestKind[]),
  id: z.uuid(),
});

/** Names a mail without any personal data: its text is written when it is sent. */
export type MailJob = z.output<typeof mailJob>;

/** Adds the job that sends a mail, in the transaction that stores its record: both are there, or neither. */
export const queueMail = (
  db: EntityManager,
  kind: MailJob['kind'],
  { subject, id }: MailedRecord,
): Promise<unknown> =>
  query(
    db,
    `SELECT bookings_jobs.add_job('send-mail',
       json_build_object('kind', :kind::text, 'subject', :subject::text, 'id', :id::uuid))`,
    { kind, subject, id },
  );
