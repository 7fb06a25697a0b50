import { useCallback } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { SuggestionSource } from '@larkfare/ui-kit';
import {
  AirportsLocationDocument,
  LocationsToChooseDocument,
  type LocationsToChooseQuery,
} from './airports.generated.ts';

export type LocationChoice = LocationsToChooseQuery['locationSearch']['items'][number];

/** Locations for a typed text: there may be thousands, which no list of a select could hold. */
export function useLocationChoices(): SuggestionSource<LocationChoice> {
  const client = useApolloClient();
  return useCallback(
    async (query, signal) => {
      const { data } = await client.query({
        query: LocationsToChooseDocument,
        variables: { query },
        // Locations are edited on another screen; and a cancelled request must not answer for the same text typed again.
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return data?.locationSearch.items ?? [];
    },
    [client],
  );
}

/** The location whose airports are listed; absent until its name is loaded, or when it was deleted. */
export function useFilteredLocation(locationId: string) {
  const { data } = useQuery(AirportsLocationDocument, {
    variables: { id: locationId },
    skip: locationId === '',
  });
  return locationId === '' ? undefined : (data?.location ?? undefined);
}
