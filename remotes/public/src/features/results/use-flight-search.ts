import { useQuery } from '@apollo/client/react';
import { useToday } from '@larkfare/remote-contract';
import { useQueryState, type QueryState } from '@larkfare/ui-kit';
import { FlightSearchDocument, type FlightSearchQuery } from './flight-search.generated.ts';
import type { PagedSearch } from '@larkfare/travellers';
import { toSearchInput } from './search-input.rules.ts';
import { travelDates } from './travel-dates.rules.ts';

export type FlightOffers = QueryState<FlightSearchQuery['flightSearch']>;

/** The flights of a search; none are searched for dates that cannot be booked yet. */
export function useFlightSearch(search: PagedSearch) {
  const today = useToday();
  const isTooFar = travelDates(search, today).note === 'too-far';
  const query = useQuery(FlightSearchDocument, {
    variables: { input: toSearchInput(search, today) },
    skip: isTooFar,
  });
  const offers: FlightOffers = useQueryState(query, {
    select: ({ flightSearch }) => flightSearch,
    failure: 'Failed to fetch flights',
  });
  // The last answer, so that the filters stay in view while another is loading.
  const latest = (query.data ?? query.previousData)?.flightSearch;
  return { offers, isTooFar, latest };
}
