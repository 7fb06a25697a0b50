import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SuggestionSource } from '@larkfare/ui-kit';
import {
  AirlineSuggestionsDocument,
  type AirlineSuggestionsQuery,
} from './airline-suggestions.generated.ts';

type SuggestedAirline = AirlineSuggestionsQuery['airlineSuggestions'][number];

/** Airlines for a text; a request that is no longer wanted is cancelled. */
export function useAirlineSuggestions(): SuggestionSource<SuggestedAirline> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query: AirlineSuggestionsDocument,
        variables: { text },
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return data?.airlineSuggestions ?? [];
    },
    [client],
  );
}
