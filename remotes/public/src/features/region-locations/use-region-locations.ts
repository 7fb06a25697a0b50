import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import {
  RegionLocationsDocument,
  type RegionLocationsQuery,
} from './region-locations.generated.ts';

export type GalleryRegion = RegionLocationsQuery['regions'][number];
export type GalleryPage = RegionLocationsQuery['locationsOfRegion'];

/** One page of a region's locations, by name. `region` is null when there is no such region. */
export function useRegionLocations(regionId: string, page: number) {
  const { data, previousData, error, loading, refetch } = useQuery(RegionLocationsDocument, {
    variables: { regionId, page },
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  const known = data ?? previousData;
  return {
    isLoading: loading,
    regions: known?.regions,
    region: data ? data.region : known?.regions.find(({ id }) => id === regionId),
    locations: data?.locationsOfRegion,
    hasFailed: !data && error !== undefined,
    // A retry that fails is told by `hasFailed`, like the first reading.
    retry: () => void refetch().catch(() => undefined),
  };
}
