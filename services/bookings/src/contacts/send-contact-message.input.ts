import { saveResult } from '@larkfare/data-kit/records';
import { InvalidInput, TooManyRequests } from '@larkfare/data-kit/refusals';
import { Field, InputType } from 'type-graphql';
import { ContactMessage } from './contact-message.entity.ts';
import { type ContactMessageRequest } from './contact-message.rules.ts';

@InputType()
export class SendContactMessageInput implements ContactMessageRequest {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'Optional.' })
  phone!: string;

  @Field(() => String)
  message!: string;
}

export const SendContactMessageResult = saveResult(
  ContactMessage,
  [InvalidInput, TooManyRequests],
  {
    result: 'SendContactMessageResult',
    saved: 'ContactMessageSent',
    description: 'The message is stored, and mails about it are on their way.',
  },
);
