import { CombinedGraphQLErrors } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import type { EnquiryAnswer } from '../../enquiry-form/enquiry.rules.ts';
import type { FormProof } from '../../enquiry-form/use-form-proof.ts';
import type { toQuoteInput } from './quote.rules.ts';
import { RequestQuoteDocument } from './request-quote.generated.ts';

/** Asks for a quote; the same again within ten minutes is the same request, so a retry is safe. */
export function useRequestQuote() {
  const [mutate, { loading }] = useMutation(RequestQuoteDocument);
  useLoading(loading);

  return async (
    input: ReturnType<typeof toQuoteInput>,
    proof: FormProof,
  ): Promise<EnquiryAnswer> => {
    try {
      const { data } = await mutate({ variables: { input, proof } });
      const result = data?.requestQuote;
      switch (result?.__typename) {
        case 'QuoteRequested':
          return { kind: 'sent', reference: result.quote.reference };
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
      console.error('The quote request could not be sent.', problem);
      const message = CombinedGraphQLErrors.is(problem) ? problem.errors[0]?.message : undefined;
      return { kind: 'failed', ...(message && { message }) };
    }
  };
}
