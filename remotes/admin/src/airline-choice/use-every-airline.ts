import { useQuery } from '@apollo/client/react';
import { EveryAirlineDocument, type EveryAirlineQuery } from './every-airline.generated.ts';

export type ListedAirline = EveryAirlineQuery['airlines'][number];

/** Every airline, for a list to choose from. */
export function useEveryAirline() {
  const { data, loading, error, refetch } = useQuery(EveryAirlineDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return {
    airlines: data?.airlines,
    isLoading: loading && !data,
    hasFailed: !loading && error !== undefined && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}
