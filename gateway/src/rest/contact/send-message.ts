import { z } from 'zod';
import { toResponse } from '../crud.ts';
import { text, textOrNone } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { contact, toContact } from './contact.ts';
import { SendContactMessageDocument } from './send-message.generated.ts';

const contactMessage = z.object({
  name: text(200),
  email: text(320),
  phone: textOrNone(50),
  message: text(5000),
});

export function sendMessageRoute({ route, prepare }: RestApi): void {
  const sendContactMessage = prepare(SendContactMessageDocument);

  route(
    'POST /contact',
    {
      summary: 'Send a message to the office; answered once it is stored',
      body: contactMessage,
      response: contact,
      status: 201,
    },
    async ({ body, caller }) =>
      toResponse(await sendContactMessage({ input: body }, caller), toContact),
  );
}
