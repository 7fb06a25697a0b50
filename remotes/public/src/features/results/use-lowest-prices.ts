import { useQuery } from '@apollo/client/react';
import { LowestPricesDocument, type LowestPricesQuery } from './lowest-prices.generated.ts';
import type { ResultsSearch } from './results-search.ts';
import { hasRoute, toRouteInput } from './search-input.rules.ts';

export type MonthPrice = LowestPricesQuery['lowestPrices'][number];

export type LowestPricesFace = {
  isLoading: boolean;
  hasFailed: boolean;
  months: readonly MonthPrice[];
  retry: () => void;
};

/** The lowest price of each of the next twelve months, for the search's route. */
export function useLowestPrices(search: ResultsSearch): LowestPricesFace {
  const { data, loading, error, refetch } = useQuery(LowestPricesDocument, {
    variables: { input: toRouteInput(search) },
    skip: !hasRoute(search),
  });
  return {
    isLoading: loading,
    hasFailed: !loading && error !== undefined,
    months: data?.lowestPrices ?? [],
    retry: () => void refetch().catch(() => undefined),
  };
}
