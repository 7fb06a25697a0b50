import { type Saved } from '@larkfare/data-kit/records';
import { type Problem, refuseInput } from '@larkfare/data-kit/refusals';
import { type BookingsContext } from '../bookings-context.ts';
import { formProblems, submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { type FormProofInput } from '../forms/form-proof.input.ts';
import { ContactMessage } from './contact-message.entity.ts';
import {
  type ContactMessageRequest,
  contactMessageProblems,
  toContactFingerprint,
  toContactMessageRequest,
} from './contact-message.rules.ts';

/** Stores a visitor's message and queues the mails to them and the office. */
export async function sendContactMessage(
  context: BookingsContext,
  input: ContactMessageRequest,
  proof: FormProofInput | undefined,
): Promise<Saved<ContactMessage> | Problem> {
  const request = toContactMessageRequest(input);
  const refusal = refuseInput([
    ...contactMessageProblems(request),
    ...formProblems(context, proof),
  ]);
  if (refusal) return refusal;

  return submitEnquiry(context, proof, {
    entity: ContactMessage,
    kind: 'LM',
    mailSubject: 'contact',
    row: request,
    fingerprint: toContactFingerprint(request),
    text: request.message,
    customerEmail: request.email,
  });
}
