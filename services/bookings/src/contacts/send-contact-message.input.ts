import { InvalidInput } from '@larkfare/service-kit';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { TooManyRequests } from '../forms/form-proof.input.ts';
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

@ObjectType({ description: 'The message is kept, and mails about it are on their way.' })
export class ContactMessageSent {
  @Field(() => ContactMessage)
  contactMessage: ContactMessage;

  constructor(contactMessage: ContactMessage) {
    this.contactMessage = contactMessage;
  }
}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  types: () => [ContactMessageSent, InvalidInput, TooManyRequests] as const,
});
