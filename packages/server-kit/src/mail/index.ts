export { deleteMailsAbout, deleteMailsBefore } from './mail-files.ts';
export {
  endedBy,
  mailTransport,
  type MailTransport,
  type MailTransportOptions,
} from './mail-transport.ts';
export { type Mail, type WaitingMail } from './mail.ts';
export { finishSendingWithinMs, isRefusedForGood, type MailServerError } from './mail.rules.ts';
