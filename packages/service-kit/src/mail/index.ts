export { mailCarrier, type MailCarrier, type MailCarrierOptions } from './mail-carrier.ts';
export { type Mail, type WaitingMail } from './mail.ts';
export { isRefusedForGood, type MailServerError, toMessageId } from './mail.rules.ts';
