import { useQuery } from '@apollo/client/react';
import {
  QuoteAirlinesDocument,
  QuotePhoneDocument,
  type QuoteAirlinesQuery,
} from './quote-choices.generated.ts';

export type QuoteAirline = QuoteAirlinesQuery['airlines'][number];

/** The airlines to choose from; none while they load or when they cannot be loaded, as any airline will do. */
export function useQuoteAirlines() {
  const { data, loading } = useQuery(QuoteAirlinesDocument);
  return { airlines: data?.airlines ?? [], isLoading: loading };
}

/** The number for those who would rather talk; empty when there is none to be had. */
export const useQuotePhone = (): string =>
  useQuery(QuotePhoneDocument).data?.siteInformation.contactPhone ?? '';
