import { query } from '@larkfare/data-kit/database';
import { type EntityManager } from 'typeorm';
import { z } from 'zod';

export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), id: z.uuid() }),
  z.object({
    kind: z.literal('email-change'),
    id: z.uuid(),
    step: z.enum(['approve', 'confirm', 'undo']),
  }),
]);

/** Names a mail by its record: its address, its text and the token of its link are made when it is sent. */
export type MailJob = z.output<typeof mailJob>;

/** Adds the job that sends a mail, in the transaction of what it is about: both are there, or neither. */
export const queueMail = (db: EntityManager, job: MailJob): Promise<unknown> =>
  query(db, `SELECT content_jobs.add_job('send-mail', :job::json)`, { job: JSON.stringify(job) });
