import { type OfficeNotice } from '../outbox/office-notices.ts';
import { type Mail } from '@larkfare/service-kit/mail';
import { type ContactMessage } from './contact-message.entity.ts';

/** Not a word that they typed, so that our address cannot be used to send text to a stranger. */
export const toMessageAcknowledgement = (
  { reference, email }: ContactMessage,
  { siteName, phone }: { siteName: string; phone?: string },
): Mail => ({
  kind: 'contact-acknowledgement',
  recipient: email,
  subject: `We have your message ${reference}`,
  body: `Hello,

Thank you for your message. Your reference is ${reference}.

What happens next
Somebody in our office reads it and answers you.
${phone ? `If it is urgent, call ${phone} and give your reference.\n` : ''}
If you did not write to us, you need not do anything.

${siteName}
`,
});

export const toMessageNotice = (message: ContactMessage): OfficeNotice => ({
  kind: 'contact-notice',
  address: `/admin/contact?search=${message.reference}`,
  replyTo: message.email,
  subject: `Contact message ${message.reference}`,
  digestLine: `${message.reference}, contact message, ${message.name}, ${message.email}`,
  body: `Contact message ${message.reference}

Name: ${message.name}
E-mail: ${message.email}
Phone: ${message.phone || 'None given'}

${message.message}
`,
});
