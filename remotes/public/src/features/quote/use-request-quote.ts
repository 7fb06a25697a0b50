import { type FormAnswer, toRefusal } from '../../form/form.rules.ts';
import type { FormProof } from '../../form/use-form-proof.ts';
import { useSubmit } from '../../form/use-submit.ts';
import { emptyQuote, type QuoteDetails, type toQuoteInput } from './quote.rules.ts';
import { RequestQuoteDocument } from './request-quote.generated.ts';
import { useQuery } from '@apollo/client/react';
import { isId } from '@larkfare/text-rules';
import {
  QuoteAirlineDocument,
  QuoteAirlinesDocument,
  QuotePhoneDocument,
} from './quote-choices.generated.ts';
import { tabStorage } from '@larkfare/remote-contract/browser-storage';
import { createDraft, type Draft } from '../../form/draft.ts';

/** Requests a quote; the same again within ten minutes is the same request. */
export function useRequestQuote() {
  const submit = useSubmit(RequestQuoteDocument, ({ requestQuote: result }): FormAnswer =>
    result.__typename === 'QuoteRequested'
      ? { kind: 'sent', reference: result.quote.reference }
      : toRefusal(result),
  );
  return (input: ReturnType<typeof toQuoteInput>, proof: FormProof) => submit({ input, proof });
}

/**
 * The airlines to choose from, with the preferred one even if it has no flights; none while they load or when they
 * cannot be loaded, because the choice of airline is optional.
 */
export function useQuoteAirlines(preferredId: string) {
  const { data, loading } = useQuery(QuoteAirlinesDocument);
  const preferred = useQuery(QuoteAirlineDocument, {
    variables: { id: preferredId },
    skip: !isId(preferredId),
  }).data?.airline;
  const listed = data?.bookableAirlines.items ?? [];
  const isListed = listed.some(({ id }) => id === preferred?.id);
  return {
    airlines: preferred && !isListed ? [...listed, preferred] : listed,
    /** Whether there are too many for a list. */
    areMany: (data?.bookableAirlines.totalPages ?? 1) > 1,
    isLoading: loading,
  };
}

/** The number for those who would rather talk; empty when there is none to be had. */
export const useQuotePhone = (): string =>
  useQuery(QuotePhoneDocument).data?.siteInformation.contactPhone ?? '';

const draft = createDraft('quoteDraft', emptyQuote);
const contactFields = ['customerName', 'email', 'contactPhone'];
const tripKey = 'quoteDraftTrip';

/** The input for this trip; input for another one is dropped, except for the contact details. */
export function quoteDraftFor(trip: Partial<QuoteDetails>): Draft<QuoteDetails> {
  const key = JSON.stringify(trip);
  if (key === tabStorage.get(tripKey)) return draft;
  const contact = Object.entries(draft.read()).filter(([field]) => contactFields.includes(field));
  draft.forget();
  draft.keep(Object.fromEntries(contact));
  tabStorage.set(tripKey, key);
  return draft;
}
