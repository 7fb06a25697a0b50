import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { GuidePlacesDocument } from './places.generated.ts';

/** Every place of the site, by name. */
export function usePlaces() {
  const { data, error, loading, refetch } = useQuery(GuidePlacesDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    places: data?.locations,
    hasFailed: error !== undefined && !data,
    isLoading: loading,
    // A failed retry is reported through `error`, like the first attempt.
    retry: () => void refetch().catch(() => undefined),
  };
}
