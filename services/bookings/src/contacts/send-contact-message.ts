import { FieldProblem, InvalidInput } from '@larkfare/service-kit';
import { type Arrival, arrivalProblems, keepEnquiry } from '../enquiries/keep-enquiry.ts';
import { type Bookings } from '../service-context.ts';
import { toMessageAcknowledgement, toMessageNotice } from './contact-message-mails.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageSent, type SendContactMessageResult } from './send-contact-message.input.ts';
import {
  type ContactMessageRequest,
  contactMessageProblems,
  toContactFingerprint,
  toContactMessageRequest,
} from './contact-message.rules.ts';

/** Keeps a visitor's message for the office, and tells both. */
export async function sendContactMessage(
  service: Bookings,
  input: ContactMessageRequest,
  arrival: Arrival,
): Promise<typeof SendContactMessageResult> {
  const request = toContactMessageRequest(input);
  const problems = [...contactMessageProblems(request), ...arrivalProblems(service, arrival)];
  if (problems.length)
    return new InvalidInput(problems.map((each) => new FieldProblem(each.field, each.message)));

  const answer = await keepEnquiry(
    service,
    {
      entity: ContactMessage,
      kind: 'LM',
      row: request,
      fingerprint: toContactFingerprint(request),
      text: request.message,
      customerEmail: request.email,
      toAcknowledgement: toMessageAcknowledgement,
      toNotice: toMessageNotice,
    },
    arrival,
  );
  return 'kept' in answer ? new ContactMessageSent(answer.kept) : answer;
}
