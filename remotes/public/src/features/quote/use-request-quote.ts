import { toRefusal, type FormAnswer } from '../../form/form.rules.ts';
import type { FormProof } from '../../form/use-form-proof.ts';
import { useSubmit } from '../../form/use-submit.ts';
import type { toQuoteInput } from './quote.rules.ts';
import { RequestQuoteDocument } from './request-quote.generated.ts';

/** Requests a quote; the same again within ten minutes is the same request. */
export function useRequestQuote() {
  const submit = useSubmit(RequestQuoteDocument, ({ requestQuote: result }): FormAnswer =>
    result.__typename === 'QuoteRequested'
      ? { kind: 'sent', reference: result.quote.reference }
      : toRefusal(result),
  );
  return (input: ReturnType<typeof toQuoteInput>, proof: FormProof) => submit({ input, proof });
}
