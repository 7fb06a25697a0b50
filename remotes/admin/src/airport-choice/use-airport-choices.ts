import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SuggestionSource } from '@larkfare/ui-kit';
import { toAirportOptions, type AirportOption } from './airport-choice.rules.ts';
import { AirportChoicesDocument } from './airport-choices.generated.ts';

/** Airports for a text, with whole cities where they are wanted; a request that is no longer wanted is cancelled. */
export function useAirportChoices(withCities: boolean): SuggestionSource<AirportOption> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query: AirportChoicesDocument,
        variables: { text },
        // Airports are edited on another screen; and a cancelled request must not answer for the same text typed again.
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return toAirportOptions(data?.airportSuggestions ?? [], { withCities });
    },
    [client, withCities],
  );
}
