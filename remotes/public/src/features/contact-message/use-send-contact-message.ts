import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import type { EnquiryAnswer } from '../../enquiry-form/enquiry.rules.ts';
import type { FormProof } from '../../enquiry-form/use-form-proof.ts';
import { toMessageInput, type MessageDetails } from './contact-message.rules.ts';
import { SendContactMessageDocument } from './send-contact-message.generated.ts';

/** Sends a message; the same again within ten minutes is the same message, so a retry is safe. */
export function useSendContactMessage() {
  const [mutate, { loading }] = useMutation(SendContactMessageDocument);
  useLoading(loading);

  return async (details: MessageDetails, proof: FormProof): Promise<EnquiryAnswer> => {
    try {
      const { data } = await mutate({ variables: { input: toMessageInput(details), proof } });
      const result = data?.sendContactMessage;
      switch (result?.__typename) {
        case 'ContactMessageSent':
          return { kind: 'sent', reference: result.contactMessage.reference };
        case 'InvalidInput':
          return { kind: 'problems', fields: result.fields, message: result.message };
        case 'TooManyRequests':
          return { kind: 'refused', message: result.message };
        case undefined:
          return { kind: 'failed' };
        default:
          return result satisfies never;
      }
    } catch (problem) {
      console.error('The message could not be sent.', problem);
      return { kind: 'failed' };
    }
  };
}
