import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { line } from '../text/text.input.ts';
import { isChatId } from './chat.rules.ts';

export const ChatProvider = { tawk: 'tawk', crisp: 'crisp', chatwoot: 'chatwoot' } as const;
export type ChatProvider = keyof typeof ChatProvider;
registerEnumType(ChatProvider, {
  name: 'ChatProvider',
  description: 'Who provides the live chat.',
});

/** `null` is no chat, the default. */
export const chatValue = z
  .object({ provider: z.enum(ChatProvider, 'Choose Tawk.to, Crisp or Chatwoot.'), id: line() })
  .refine(isChatId, { path: ['id'], error: 'That is not an id of this chat provider.' })
  .nullable();

@ObjectType({ description: 'A live chat in a frame of its provider.' })
export class Chat {
  @Field(() => ChatProvider, { description: 'The provider, named in the request for consent.' })
  provider!: ChatProvider;

  @Field(() => String, { description: "The https address of the provider's page for a frame." })
  embedUrl!: string;
}

@InputType('ChatAccountInput')
@ObjectType({ description: 'The account that a live chat belongs to.' })
export class ChatAccount {
  @Field(() => ChatProvider)
  provider!: ChatProvider;

  @Field(() => String, { description: "The id on the provider's installation page." })
  id!: string;
}
