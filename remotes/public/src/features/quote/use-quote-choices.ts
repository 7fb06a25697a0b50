import { useQuery } from '@apollo/client/react';
import { isId } from '@larkfare/text-rules';
import {
  QuoteAirlineDocument,
  QuoteAirlinesDocument,
  QuotePhoneDocument,
} from './quote-choices.generated.ts';

/**
 * The airlines to choose from, with the preferred one even if it has no flights; none while they load or when they
 * cannot be loaded, as any airline will do.
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
