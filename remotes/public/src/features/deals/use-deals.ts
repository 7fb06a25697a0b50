import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { DealsDocument, type DealsQuery } from './deals.generated.ts';

export type DealLists = DealsQuery['deals'];

/** The three lists of deals. */
export function useDeals() {
  const { data, error, loading, refetch } = useQuery(DealsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    isLoading: loading,
    deals: data?.deals,
    hasFailed: !data && error !== undefined,
    // A retry that fails is told by `hasFailed`, like the first reading.
    retry: () => void refetch().catch(() => undefined),
  };
}
