import { useQuery } from '@apollo/client/react';
import { useLoading, useToday } from '@larkfare/remote-contract';
import { FlightListDocument } from './flight-list.generated.ts';
import { toListInput, type FlightSearch } from './flight-search.rules.ts';

/** The flights of a search, as they are stored now. */
export function useFlightList(search: FlightSearch) {
  const input = toListInput(search, useToday());
  const { data, error, loading, refetch } = useQuery(FlightListDocument, {
    variables: { input },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    list: data?.flightList,
    isLoading: loading && !data,
    hasFailed: !loading && error !== undefined,
    /** Reads the list again; that it could not be read is drawn through `hasFailed`. */
    refresh: () => refetch().then(nothing, nothing),
  };
}

const nothing = () => undefined;
