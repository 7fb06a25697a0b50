import { useQuery } from '@apollo/client/react';
import { useLoading, useToday } from '@larkfare/remote-contract';
import { FlightSearchDocument, type FlightSearchQuery } from './flight-search.generated.ts';
import type { ResultsSearch } from './results-search.ts';
import { toSearchInput } from './search-input.rules.ts';
import { travelDates } from './travel-dates.rules.ts';

export type FlightOffers = FlightSearchQuery['flightSearch'];

export type FlightSearchFace = {
  isLoading: boolean;
  hasFailed: boolean;
  /** Nothing can be booked so far ahead, so nothing is searched. */
  isTooFar: boolean;
  /** Absent while loading and on failure: the list is empty then. */
  offers?: FlightOffers;
  /** The last answer there was, so that the filters stay in view while another is on its way. */
  latest?: FlightOffers;
  retry: () => void;
};

/** The flights of a search. */
export function useFlightSearch(search: ResultsSearch): FlightSearchFace {
  const today = useToday();
  const isTooFar = travelDates(search, today).note === 'too-far';
  const { data, previousData, error, loading, refetch } = useQuery(FlightSearchDocument, {
    variables: { input: toSearchInput(search, today) },
    skip: isTooFar,
  });
  useLoading(loading);
  return {
    isLoading: loading,
    isTooFar,
    hasFailed: !loading && error !== undefined,
    offers: loading || error ? undefined : data?.flightSearch,
    latest: (data ?? previousData)?.flightSearch,
    // Its failure is drawn by the screen through `error`; the promise has nothing to add.
    retry: () => void refetch().catch(() => undefined),
  };
}
