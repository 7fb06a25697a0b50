import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import type { LocalDate } from '@larkfare/london-dates';
import { useToday } from '@larkfare/remote-contract';
import { useQueryState, type QueryState } from '@larkfare/ui-kit';
import { FlightSearchDocument, type FlightSearchQuery } from './flight-search.generated.ts';
import type { PagedSearch } from '@larkfare/travellers';
import { toSearchInput, tripKey } from './search-input.rules.ts';
import { travelDates } from './travel-dates.rules.ts';

export type FlightOffers = QueryState<FlightSearchQuery['flightSearch']>;

export const flightSearchQuery = (search: PagedSearch, today: LocalDate) => ({
  query: FlightSearchDocument,
  variables: { input: toSearchInput(search, today) },
});

/** The flights of a search; while a filter or the order changes, the flights before. Dates that cannot be booked yet are not searched for. */
export function useFlightSearch(search: PagedSearch) {
  const today = useToday();
  const isTooFar = travelDates(search, today).note === 'too-far';
  const { variables } = flightSearchQuery(search, today);
  const query = useQuery(FlightSearchDocument, { variables, skip: isTooFar });
  const { data, error, loading } = query;
  const trip = tripKey(variables.input);
  const [kept, setKept] = useState({ trip, data });
  if (data !== kept.data && (data || error)) setKept({ trip, data });
  const shown = loading && !data && kept.trip === trip ? kept.data : data;
  const offers: FlightOffers = useQueryState(
    { ...query, data: shown },
    {
      select: ({ flightSearch }) => flightSearch,
      failure: 'Failed to fetch flights',
    },
  );
  // The last answer, so that the filters stay in view while another is loading.
  const latest = (query.data ?? query.previousData)?.flightSearch;
  return { offers, isTooFar, latest };
}
