import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import {
  RegionLocationsDocument,
  type RegionLocationsQuery,
} from './region-locations.generated.ts';

export type GalleryRegion = RegionLocationsQuery['regions'][number];

/** One page of a region's locations, by name. `region` is null when there is no such region. */
export function useRegionLocations(regionId: string, page: number) {
  const query = useQuery(RegionLocationsDocument, { variables: { regionId, page } });
  const locations = useQueryState(query, {
    select: ({ locationsOfRegion }) => locationsOfRegion,
    failure: 'Error fetching locations',
  });
  const { data, previousData } = query;
  const regions = (data ?? previousData)?.regions;
  return {
    locations,
    regions,
    region: data ? data.region : regions?.find(({ id }) => id === regionId),
  };
}
