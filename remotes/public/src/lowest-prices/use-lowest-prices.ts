import { useQuery } from '@apollo/client/react';
import type { Search } from '@larkfare/travellers';
import { useQueryState } from '@larkfare/ui-kit';
import { LowestPricesDocument, type LowestPricesQuery } from './lowest-prices.generated.ts';
import { hasRoute, toRouteInput } from './route-input.rules.ts';

export type MonthPrice = LowestPricesQuery['lowestPrices'][number];

/** The lowest price of each of the next twelve months, for the search's route, trip and class. */
export function useLowestPrices(search: Search) {
  const query = useQuery(LowestPricesDocument, {
    variables: { input: toRouteInput(search) },
    skip: !hasRoute(search),
  });
  return useQueryState(query, {
    select: ({ lowestPrices }) => lowestPrices,
    failure: 'The monthly prices could not be loaded.',
  });
}
