import { type RequestMails } from '../mail/request-mails.ts';
import { ContactMessage } from './contact-message.ts';

export const contactMessageMails: RequestMails<ContactMessage> = {
  type: ContactMessage,
  officePath: '/admin/contact',
  emailOf: (message) => message.email,
  toAcknowledgement: ({ reference }, { siteName, phone }) => ({
    subject: `We have your message ${reference}`,
    body: `Hello,

Thank you for your message. Your reference is ${reference}.

What happens next
Someone in our office will read it and reply.
${phone ? `If it is urgent, call ${phone} and give your reference.\n` : ''}
If you did not write to us, please ignore this email.

${siteName}
`,
  }),
  toNotice: (message) => ({
    subject: `Contact message ${message.reference}`,
    body: `Contact message ${message.reference}

Name: ${message.name}
Email: ${message.email}
Phone: ${message.readablePhone || 'None given'}

${message.message}
`,
  }),
  toDigestLine: (message) => `${message.reference}, contact message`,
};
