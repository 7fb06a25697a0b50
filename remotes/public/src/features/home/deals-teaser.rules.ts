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
