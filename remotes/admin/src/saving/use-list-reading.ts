import { useEffect, useEffectEvent } from 'react';
import { ServerError } from '@apollo/client';
import { useLoading } from '@larkfare/remote-contract';

type Reading<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

/** Administrators see what is stored now, and what they saw last until it is there. */
export const freshly = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const;

/** The HTTP status of a failed request, if there was an answer at all. */
export const statusOf = (error: Error): number | undefined =>
  ServerError.is(error) ? error.statusCode : undefined;

/** The four faces of a list from what Apollo tells of its query: `data` is there, or `problem`, or it is loading. */
export function useListReading<Data>(
  { data, previousData, error, loading, refetch }: Reading<Data>,
  failure: string,
  /** What is written to the console, from the HTTP status of the answer. */
  logged: (status: number | undefined) => string = () => failure,
) {
  useLoading(loading);
  const log = useEffectEvent((status: number | undefined, problem: Error) =>
    console.error(logged(status), problem),
  );
  useEffect(() => {
    if (error) log(statusOf(error), error);
  }, [error]);
  return {
    // The page before stays in view until the next one is there.
    data: data ?? (loading ? previousData : undefined),
    isLoading: loading,
    problem: error && !loading ? failure : undefined,
    /** A refresh that fails is told by `problem`. */
    refresh: () => refetch().catch(() => undefined),
  };
}
