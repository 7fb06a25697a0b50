import { newId, query } from '@larkfare/data-kit/database';
import {
  isRefusedForGood,
  type Mail,
  type MailServerError,
  type MailTransport,
} from '@larkfare/server-kit/mail';
import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import {
  approveEmailMail,
  confirmEmailMail,
  emailChangedMail,
  type MailSite,
  passwordResetMail,
} from './account-mails.ts';
import { resetLinkLifeMs } from './account.rules.ts';
import { emailLinkLifeMs } from './email-change.rules.ts';
import { newLinkToken, type MailJob, mailJob } from './mailed-links.ts';

interface AccountMails {
  db: DataSource;
  transport: MailTransport;
  site: () => MailSite;
  log: Logger;
}

/**
 * Sends the mail of a job with a new token, so that none waits anywhere; the link of an earlier attempt ends. The token counts
 * before the mail is sent, in a separate transaction. A link that was used or has expired by then sends nothing.
 */
export async function sendMail(mails: AccountMails, payload: unknown): Promise<void> {
  const job = mailJob.parse(payload);
  const { token, tokenHash } = newLinkToken();
  const mail = await (job.kind === 'email-change'
    ? changeMail(mails, job, { token, tokenHash })
    : resetMail(mails, job, { token, tokenHash }));
  if (mail) await deliver(mails, mail);
}

type Link = ReturnType<typeof newLinkToken>;
type JobOf<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>;

async function resetMail(
  { db, site }: AccountMails,
  { id }: JobOf<'password-reset'>,
  { token, tokenHash }: Link,
): Promise<Mail | undefined> {
  const [reset] = await query<{ recipient: string }>(
    db,
    `UPDATE password_resets SET token_hash = :tokenHash, expires_at = now() + :life * interval '1 millisecond'
       FROM administrators
      WHERE password_resets.id = :id AND administrators.id = administrator_id AND used_at IS NULL AND expires_at > now()
     RETURNING email AS recipient`,
    { id, tokenHash, life: resetLinkLifeMs },
  );
  return reset && passwordResetMail({ ...reset, token }, site());
}

async function changeMail(
  { db, site }: AccountMails,
  { id, step }: JobOf<'email-change'>,
  { token, tokenHash }: Link,
): Promise<Mail | undefined> {
  const [change] = await query<{ oldEmail: string; newEmail: string }>(
    db,
    `UPDATE email_changes SET token_hash = :tokenHash, expires_at = now() + :life * interval '1 millisecond'
      WHERE id = :id AND step = :step AND expires_at > now()
     RETURNING old_email AS "oldEmail", new_email AS "newEmail"`,
    { id, step, tokenHash, life: emailLinkLifeMs[step] },
  );
  if (!change) return undefined;
  const { oldEmail, newEmail } = change;
  if (step === 'approve') return approveEmailMail({ recipient: oldEmail, newEmail, token }, site());
  if (step === 'confirm') return confirmEmailMail({ recipient: newEmail, token }, site());
  return emailChangedMail({ recipient: oldEmail, token }, site());
}

/** Each attempt is a separate mail, because its link is. */
async function deliver({ transport, log }: AccountMails, mail: Mail): Promise<void> {
  const id = newId();
  try {
    await transport({ ...mail, id, createdAt: new Date() });
  } catch (error) {
    if (!isRefusedForGood(error as MailServerError)) throw error;
    log.error({ err: error, mail: id, kind: mail.kind }, 'a mail was refused for good');
  }
}
