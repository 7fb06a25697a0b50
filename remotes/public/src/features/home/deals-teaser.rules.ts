import type { LocationToFlyTo } from '@larkfare/ui-kit';
import { toSearchResultsParams, unitedKingdom } from '@larkfare/travellers';

export type DealKind = 'lastMinutes' | 'topDestinations' | 'hotDeals';

type DealLists<Deal> = Readonly<Record<DealKind, readonly Deal[]>>;

/** The deals page's names of its three lists (specification §2). */
export const dealLabels = {
  topDestinations: 'Top destination',
  lastMinutes: 'Last-minute deal',
  hotDeals: 'Hot deal',
} as const satisfies Record<DealKind, string>;

const order: readonly DealKind[] = ['topDestinations', 'lastMinutes', 'hotDeals'];

/** A taste of the deals: one of each list in turn, so that no list hides the others. */
export function teaserDeals<Deal>(lists: DealLists<Deal>, count: number) {
  const longest = Math.max(...order.map((kind) => lists[kind].length));
  return Array.from({ length: longest }, (_, row) =>
    order.flatMap((kind) => lists[kind].slice(row, row + 1).map((deal) => ({ kind, deal }))),
  )
    .flat()
    .slice(0, count);
}

/**
 * A deal with a price is a search in itself: specification §2, the home page's way to /search-results. Undefined without
 * an airport or a price.
 */
export function dealSearchHref(deal: LocationToFlyTo): string | undefined {
  const { name, firstAirport, lowestPriceDeparture } = deal;
  if (!firstAirport || !lowestPriceDeparture) return undefined;
  const search = toSearchResultsParams({
    tripType: 'oneWay',
    from: unitedKingdom,
    to: name,
    toId: firstAirport.id,
    departureDate: lowestPriceDeparture,
    sort: 'price',
  });
  return `/search-results?${search}`;
}
