import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { GuidePlacesDocument, type GuidePlacesQuery } from './places.generated.ts';
import type { PlaceSearch } from './places.rules.ts';

export type PlacePage = GuidePlacesQuery['bookableLocations'];

/** One page of the places with flights from the UK. The previous page stays until the next is there. */
export function usePlaces(search: PlaceSearch) {
  const query = useQuery(GuidePlacesDocument, { variables: search });
  return useQueryState(
    { ...query, data: query.data ?? (query.error ? undefined : query.previousData) },
    {
      select: ({ bookableLocations }) => bookableLocations,
      failure: 'The places could not be loaded.',
    },
  );
}
