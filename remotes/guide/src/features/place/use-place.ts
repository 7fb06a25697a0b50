import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { GuidePlaceDocument, type GuidePlaceQuery } from './place.generated.ts';

export type GuidePlace = NonNullable<GuidePlaceQuery['location']>;

/** A place; null when it does not exist. */
export function usePlace(id: string) {
  const { data, error, loading, refetch } = useQuery(GuidePlaceDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    place: data?.location,
    hasFailed: error !== undefined && !data,
    isLoading: loading,
    // A failed retry is reported through `error`, like the first attempt.
    retry: () => void refetch().catch(() => undefined),
  };
}
