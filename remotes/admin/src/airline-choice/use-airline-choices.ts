import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SuggestionSource } from '@larkfare/ui-kit';
import { AirlineChoicesDocument, type AirlineChoicesQuery } from './airline-choices.generated.ts';

type AirlineOption = AirlineChoicesQuery['airlineSuggestions'][number];

/** Airlines for a text; a request that is no longer wanted is cancelled. */
export function useAirlineChoices(): SuggestionSource<AirlineOption> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query: AirlineChoicesDocument,
        variables: { text },
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return data?.airlineSuggestions ?? [];
    },
    [client],
  );
}
