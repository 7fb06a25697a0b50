import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { LowestPricesDocument, type LowestPricesQuery } from './lowest-prices.generated.ts';
import type { PagedSearch } from '@larkfare/travellers';
import { hasRoute, toRouteInput } from './search-input.rules.ts';

export type MonthPrice = LowestPricesQuery['lowestPrices'][number];

/** The lowest price of each of the next twelve months, for the search's route. */
export function useLowestPrices(search: PagedSearch) {
  const query = useQuery(LowestPricesDocument, {
    variables: { input: toRouteInput(search) },
    skip: !hasRoute(search),
  });
  return useQueryState(query, {
    select: ({ lowestPrices }) => lowestPrices,
    failure: 'The monthly prices could not be loaded.',
  });
}
