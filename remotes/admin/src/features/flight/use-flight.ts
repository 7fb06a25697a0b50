import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { FlightDetailDocument } from './flight-detail.generated.ts';

/** One flight as it is stored now. */
export function useFlight(id: string) {
  const { data, error, loading, refetch } = useQuery(FlightDetailDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    flight: data?.record,
    isLoading: loading && !data?.record,
    hasFailed: !loading && error !== undefined,
    // The screen shows the failure; the promise has nothing to add.
    retry: () => void refetch().catch(() => undefined),
  };
}
