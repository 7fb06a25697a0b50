import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import {
  AirlineDocument,
  type AirlineQuery,
  type OtherAirlineFragment,
} from './airline.generated.ts';

export type ShownAirline = NonNullable<AirlineQuery['airline']>;
export type OtherAirline = OtherAirlineFragment;

/** One airline; null when there is none of that id. */
export function useAirline(id: string) {
  const { data, error, loading, refetch } = useQuery(AirlineDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    isLoading: loading,
    airline: data?.airline,
    problem: data || !error ? undefined : airlineProblem(error),
    // A retry that fails is told by `problem`, like the first reading.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The server's own words, where it has any (specification §8). */
const airlineProblem = (error: unknown): string =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || 'Failed to load airline data.';
