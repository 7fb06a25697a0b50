import { z } from 'zod';
import { SendContactMessageDocument } from './contact.generated.ts';
import { contact, toContact } from './contact-record.ts';
import { type Door } from './door.ts';
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
