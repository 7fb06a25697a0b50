import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useFromHome } from '../../home-airport/home-airport.ts';
import type { ListSearch } from '../../list-search/list-search.rules.ts';
import {
  RegionLocationsDocument,
  type RegionLocationsQuery,
} from './region-locations.generated.ts';

export type GalleryRegion = RegionLocationsQuery['regions'][number];
export type GalleryPage = RegionLocationsQuery['bookableLocations'];

/**
 * One page of a region's locations with flights from the UK. `region` is null when there is no such region. While
 * another page of the same region loads, the previous one stays.
 */
export function useRegionLocations(regionId: string, search: ListSearch) {
  const variables = { regionId, ...search, ...useFromHome() };
  const query = useQuery(RegionLocationsDocument, { variables });
  const { data, error, previousData } = query;
  const isSameRegion = previousData?.region?.id === regionId;
  const locations = useQueryState(
    { ...query, data: data ?? (isSameRegion && !error ? previousData : undefined) },
    {
      select: ({ bookableLocations }) => bookableLocations,
      failure: 'Error fetching locations',
    },
  );
  const regions = (data ?? previousData)?.regions;
  return {
    locations,
    regions,
    airports: (data ?? previousData)?.departureAirports ?? [],
    region: data ? data.region : regions?.find(({ id }) => id === regionId),
  };
}
