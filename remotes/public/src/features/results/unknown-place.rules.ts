import type { PagedSearch, SearchChange } from '@larkfare/travellers';
import type { FlightSearchQuery } from './flight-search.generated.ts';

export type UnknownEnd = {
  typed: string;
  /** The known name that differs in one letter, if there is one, and the search with it. */
  nearest: string | null;
  correction: SearchChange;
};

type Unknown = Pick<FlightSearchQuery['flightSearch'], 'unknownFrom' | 'unknownTo'>;

/** The first end of the search that is the name of no place. */
export function unknownPlace(
  { from, to }: Pick<PagedSearch, 'from' | 'to'>,
  found: Unknown | undefined,
): UnknownEnd | undefined {
  const { unknownFrom, unknownTo } = found ?? {};
  if (unknownFrom)
    return { typed: from, ...unknownFrom, correction: { from: unknownFrom.nearest ?? from } };
  if (unknownTo) return { typed: to, ...unknownTo, correction: { to: unknownTo.nearest ?? to } };
  return undefined;
}
