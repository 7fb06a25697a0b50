export type DealKind = 'topDestinations' | 'lastMinutes' | 'hotDeals';

export type DealGroup = {
  kind: DealKind;
  id: string;
  heading: string;
  lead: string;
  /** Shown instead of an empty list; without it an empty list is not shown. */
  empty?: string;
};

/** The three lists of the deals page in its order (specification §2). */
const dealGroups: readonly DealGroup[] = [
  {
    kind: 'topDestinations',
    id: 'top-destinations',
    heading: 'Top Destinations',
    lead: 'Where most people fly, and our lowest fares there.',
    empty: 'No top destinations just now.',
  },
  {
    kind: 'lastMinutes',
    id: 'last-minute-deals',
    heading: 'Last-Minute Deals',
    lead: 'Departures within six weeks, for those who can pack quickly.',
  },
  {
    kind: 'hotDeals',
    id: 'hot-deals',
    heading: 'Hot Deals',
    lead: 'Prices that we would tell our friends about.',
    empty: 'No hot deals just now.',
  },
];

/** The lists that are shown. */
export const shownGroups = (deals: Readonly<Record<DealKind, readonly unknown[]>>) =>
  dealGroups.filter(({ kind, empty }) => empty !== undefined || deals[kind].length > 0);

/** All deals in the page's order. */
export const dealsOf = <Deal>(deals: Readonly<Record<DealKind, readonly Deal[]>>): Deal[] =>
  dealGroups.flatMap(({ kind }) => deals[kind]);

/** The picture to share the page with: the first deal that has one. */
export const sharedPicture = (
  deals: Readonly<Record<DealKind, readonly { image: string | null }[]>>,
): string | undefined => dealsOf(deals).find(({ image }) => image)?.image ?? undefined;
