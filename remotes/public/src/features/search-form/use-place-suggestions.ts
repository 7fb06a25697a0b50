import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SuggestionSource } from '@larkfare/ui-kit';
import { AirportSuggestionsDocument } from './airport-suggestions.generated.ts';
import { toPlaces, type Place } from './places.rules.ts';

/** Airports and cities for a text; a request that is no longer wanted is cancelled. */
export function usePlaceSuggestions(): SuggestionSource<Place> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query: AirportSuggestionsDocument,
        variables: { text },
        // A cancelled request must not serve the same text typed again.
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return toPlaces(data?.airportSuggestions ?? []);
    },
    [client],
  );
}
