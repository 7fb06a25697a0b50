import { toRefusal, type FormAnswer } from '../../form/form.rules.ts';
import type { FormProof } from '../../form/use-form-proof.ts';
import { useSubmit } from '../../form/use-submit.ts';
import { toMessageInput, type MessageDetails } from './contact-message.rules.ts';
import { SendContactMessageDocument } from './send-contact-message.generated.ts';

/** Sends a message; the same again within ten minutes is the same message. */
export function useSendContactMessage() {
  const submit = useSubmit(
    SendContactMessageDocument,
    ({ sendContactMessage: result }): FormAnswer =>
      result.__typename === 'ContactMessageSent'
        ? { kind: 'sent', reference: result.contactMessage.reference }
        : toRefusal(result),
  );
  return (details: MessageDetails, proof: FormProof) =>
    submit({ input: toMessageInput(details), proof });
}
