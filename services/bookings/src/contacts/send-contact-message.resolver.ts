import { type Saved } from '@larkfare/data-kit/records';
import { type Problem } from '@larkfare/data-kit/refusals';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { FormProofInput } from '../forms/form-proof.input.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { SendContactMessageInput, SendContactMessageResult } from './send-contact-message.input.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { type ContactMessage } from './contact-message.entity.ts';

@Resolver()
export class SendContactMessageResolver {
  @Mutation(() => SendContactMessageResult, {
    description: 'Writes to the office. The same again within ten minutes is the same message.',
  })
  sendContactMessage(
    @Arg('input', () => SendContactMessageInput) input: SendContactMessageInput,
    @Arg('proof', () => FormProofInput, { nullable: true }) proof: FormProofInput | undefined,
    @Ctx() context: BookingsContext,
  ): Promise<Saved<ContactMessage> | Problem> {
    return sendContactMessage(context, input, proof);
  }
}
