import { query } from '@larkfare/data-kit/database';
import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import {
  isRefusedForGood,
  type MailServerError,
  type MailTransport,
  type Mail,
  type WaitingMail,
} from '@larkfare/server-kit/mail';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { toPagePath } from '../customer-page/page-key.ts';
import { type CustomerRequest } from '../customer/customer-request.entity.ts';
import { type MailJob, mailJob, queueMail } from './mail-jobs.ts';
import { type AllRequestMails, officeLink, type SiteFacts } from './request-mails.ts';
import { FactsForMailsDocument } from './site-facts.generated.ts';

export interface MailOffice {
  content?: GraphqlExecutor | undefined;
  transport: MailTransport;
  requestMails: AllRequestMails;
  officeEmail: string;
  siteName: string;
  siteOrigin: () => string;
  /** Signs the links of customers' pages. */
  formSecret: Buffer;
  log: Logger;
}

/**
 * Writes the mail of a job about its record and sends it. The record is locked meanwhile, so that a deletion waits. A record
 * that was deleted before sends nothing. Every attempt is the same mail, with the same Message-ID.
 */
export async function sendMail(
  db: EntityManager,
  office: MailOffice,
  payload: unknown,
): Promise<void> {
  const { kind, subject, id } = mailJob.parse(payload);
  const record = await db.findOne(office.requestMails[subject].type, {
    where: { id },
    lock: { mode: 'for_key_share' },
  });
  if (!record) return;
  const mail = await writeMail(office, { kind, subject, id }, record);
  const fate = await deliver(office, {
    ...mail,
    kind: `${subject}-${kind}`,
    id,
    createdAt: record.createdAt,
  });
  if (fate === 'sent') return;
  const { tableName } = db.connection.getMetadata(office.requestMails[subject].type);
  // Without a new version, because an office's edit that is open has no conflict with it.
  await query(db, `UPDATE ${tableName} SET mail_refused_at = now() WHERE id = :id`, { id });
  await queueMail(db, 'refusal', { subject, id });
}

async function writeMail(
  office: MailOffice,
  { kind, subject }: MailJob,
  record: CustomerRequest,
): Promise<Omit<Mail, 'kind'>> {
  const mails = office.requestMails[subject];
  const customer = mails.emailOf(record);
  if (kind === 'acknowledgement') {
    const facts = await siteFacts(office);
    const text = mails.toAcknowledgement(record, facts);
    return { ...text, recipient: customer, senderName: facts.siteName };
  }
  const notice = mails.toNotice(record);
  const link = officeLink(office.siteOrigin, mails, record);
  const refused = kind === 'refusal' || record.mailRefusedAt !== null;
  return {
    subject: kind === 'refusal' ? `Mail refused: ${notice.subject}` : notice.subject,
    body: `${refused ? `${mailRefused}\n\n` : ''}${notice.body}\nIn the back office: ${link}\n`,
    recipient: office.officeEmail,
    replyTo: customer,
  };
}

/** @throws when the content service is unavailable: the job of the mail is retried */
export async function siteFacts(office: MailOffice): Promise<SiteFacts> {
  const { content, siteName, siteOrigin, formSecret } = office;
  const pageOf = (id: string) => `${siteOrigin()}${toPagePath(formSecret, 'your-booking', id)}`;
  if (!content) return { siteName, pageOf };
  const { siteInformation } = await queryService(content, FactsForMailsDocument, {});
  const { brand, contactPhone, openingHours } = siteInformation;
  return { siteName: brand.name, phone: contactPhone || undefined, openingHours, pageOf };
}

const mailRefused =
  'The customer’s mailbox refused our mail for good. Please reach them another way.';

/** Sends a mail, or gives it up when its customer's address is refused for good. */
export async function deliver(
  { transport, officeEmail, log }: MailOffice,
  mail: WaitingMail,
): Promise<'sent' | 'refused'> {
  const { id, kind, recipient } = mail;
  try {
    await transport(mail);
    return 'sent';
  } catch (error) {
    // A mail to the office is always retried: its mailbox can be repaired.
    if (recipient === officeEmail || !isRefusedForGood(error as MailServerError)) throw error;
    log.error({ err: error, mail: id, kind }, 'a mail was refused for good');
    return 'refused';
  }
}
