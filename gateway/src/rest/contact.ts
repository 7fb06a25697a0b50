import { z } from 'zod';
import { type ContactRecordFragment, SendContactMessageDocument } from './contact.generated.ts';
import { type Door } from './door.ts';
import { enquiryStatus, enquiryStatuses } from './enquiry-status.ts';
import { record } from './legacy.ts';
import { text } from './parameters.ts';
import { Refused, tooMany } from './refused.ts';

const contactMessage = z.object({
  name: text(200),
  email: text(320),
  phone: text(50)
    .nullish()
    .transform((phone) => phone ?? ''),
  message: text(5000),
});

const contact = z.object({
  ...record,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: enquiryStatus,
  createdAt: z.string(),
});

export function contactRoutes({ route, operation }: Door): void {
  const sendContactMessage = operation(SendContactMessageDocument);

  route(
    'POST /contact',
    {
      summary: 'Send a message to the office; answered once it is stored',
      body: contactMessage,
      answer: contact,
      status: 201,
    },
    async ({ body, caller }) => {
      const { sendContactMessage: result } = await sendContactMessage({ input: body }, caller);
      switch (result.__typename) {
        case 'ContactMessageSent':
          return toContact(result.contactMessage);
        case 'InvalidInput':
          return new Refused(400, result.message);
        case 'TooManyRequests':
          return tooMany(result);
        default:
          return result satisfies never;
      }
    },
  );
}

const toContact = (sent: ContactRecordFragment) => ({
  _id: sent.id,
  reference: sent.reference,
  name: sent.name,
  email: sent.email,
  phone: sent.phone,
  message: sent.message,
  status: enquiryStatuses[sent.status],
  createdAt: sent.createdAt,
});
