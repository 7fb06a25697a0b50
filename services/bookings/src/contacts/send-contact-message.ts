import { type Saved, saveResult } from '@larkfare/data-kit/records';
import {
  InvalidInput,
  type Problem,
  refuseInput,
  TooManyRequests,
} from '@larkfare/data-kit/refusals';
import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { formProblems, submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { FormProofInput } from '../forms/form-proof.input.ts';
import { ContactMessage } from './contact-message.ts';
import {
  type ContactMessageRequest,
  contactMessageProblems,
  toContactMessageRequest,
} from './contact-message.rules.ts';

@InputType()
class SendContactMessageInput implements ContactMessageRequest {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'Optional.' })
  phone!: string;

  @Field(() => String)
  message!: string;
}

const SendContactMessageResult = saveResult(ContactMessage, [InvalidInput, TooManyRequests], {
  result: 'SendContactMessageResult',
  saved: 'ContactMessageSent',
  description: 'The message is stored, and mails about it are on their way.',
});

@Resolver()
export class SendContactMessageResolver {
  @Mutation(() => SendContactMessageResult, {
    description: 'Writes to the office. The same again within ten minutes is the same message.',
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput) input: SendContactMessageInput,
    @Arg('proof', () => FormProofInput, { nullable: true }) proof: FormProofInput | undefined,
    @Ctx() context: BookingsContext,
  ): Promise<Saved<ContactMessage> | Problem> {
    const request = toContactMessageRequest(input);
    const problems = [...contactMessageProblems(request), ...formProblems(context, proof)];
    return (
      refuseInput(problems) ??
      submitEnquiry(context, proof, {
        type: ContactMessage,
        kind: 'contact',
        request,
        columns: request,
        text: request.message,
      })
    );
  }
}
