import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Logger } from 'pino';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { redact } from '../log/redact.rules.ts';
import { type WaitingMail } from './mail.ts';
import { type MailServerError, toFileName, toMessageId } from './mail.rules.ts';

/**
 * Delivers a mail.
 * @param signal gives up a mail that is being sent
 * @throws a MailServerError that quotes no e-mail address
 */
export type MailTransport = (mail: WaitingMail, signal?: AbortSignal) => Promise<void>;

export interface MailTransportOptions {
  /** smtp://… or smtps://…; without it mails become files. */
  smtpUrl?: string;
  outboxFolder: string;
  officeEmail: string;
  siteName: string;
  log: Logger;
}

/** The same, which gives up when the signal aborts. */
export const endedBy =
  (signal: AbortSignal, transport: MailTransport): MailTransport =>
  (mail) =>
    transport(mail, signal);

/** A mail server that hangs holds a job and a connection no longer than this. */
const sendAtMostMs = 60_000;

export const mailTransport = (options: MailTransportOptions): MailTransport =>
  options.smtpUrl ? smtpTransport(options.smtpUrl, options) : fileTransport(options);

/** One connection a mail: a pool would resend when a connection breaks, and so send twice. */
function smtpTransport(url: string, options: MailTransportOptions): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, abort) => {
    const timeout = AbortSignal.timeout(sendAtMostMs);
    const signal = abort ? AbortSignal.any([abort, timeout]) : timeout;
    const message = { ...toMessage(mail, options), signal };
    const { response } = await transport.sendMail(message).catch(throwRedacted);
    options.log.info({ mail: mail.id, kind: mail.kind, response: redact(response) }, 'mail sent');
  };
}

/** nodemailer's own error holds the recipient, and a mail server's answer may quote them: both end in logs. */
function throwRedacted(error: MailServerError & Error): never {
  const { code, command, responseCode, message } = error;
  throw Object.assign(new Error(redact(message)), { code, command, responseCode });
}

/** Without a mail server each mail lands as a file that any mail program opens. */
function fileTransport(options: MailTransportOptions): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, options));
    const path = join(options.outboxFolder, toFileName(mail));
    await mkdir(options.outboxFolder, { recursive: true, mode: 0o700 });
    await writeFileAtomic(path, message, { mode: 0o600 });
    options.log.info({ mail: mail.id, kind: mail.kind, file: path }, 'mail written to a file');
  };
}

const toMessage = (mail: WaitingMail, options: MailTransportOptions): SendMailOptions => ({
  from: { name: mail.senderName ?? options.siteName, address: options.officeEmail },
  to: mail.recipient,
  replyTo: mail.replyTo ?? undefined,
  subject: mail.subject,
  text: mail.body,
  messageId: toMessageId(mail, options.officeEmail),
  date: mail.createdAt,
  // Holiday replies and list software leave automatic mails alone (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  list: mail.unsubscribeUrl ? { unsubscribe: mail.unsubscribeUrl } : {},
});
