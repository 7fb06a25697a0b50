import { createHash, randomBytes } from 'node:crypto';
import { query } from '@larkfare/data-kit/database';
import { InvalidInput } from '@larkfare/data-kit/refusals';
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

/** A token for a mailed link, and its hash, which alone is stored. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: linkTokenHash(token) };
}

/** The hash of a token that no one has, until the mail with its link is sent. */
export const unmailedLink = (): Buffer => newLinkToken().tokenHash;

export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invalidLink = () =>
  InvalidInput.of('token', 'This link was used already or is too old. Please request a new one.');
