import { useEffect } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useGlobalError, useLoading } from '@larkfare/remote-contract';
import { AirlinesDocument, type AirlinesQuery } from './airlines.generated.ts';
import { airlinesProblem } from './airlines.rules.ts';

export type ListedAirline = AirlinesQuery['airlines'][number];

/** Every airline, by name. Without them the page is of no use, so their failure is the whole page's (specification §8). */
export function useAirlines() {
  const { data, error, loading, refetch } = useQuery(AirlinesDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  const airlines: ListedAirline[] | undefined = data?.airlines;
  const isSettled = !loading || error !== undefined;
  const problem = isSettled
    ? airlinesProblem({
        hasFailed: error !== undefined && !data,
        serverMessage: CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined,
        airlines,
      })
    : undefined;

  const reportError = useGlobalError();
  useEffect(() => {
    if (problem) reportError(problem, error);
  }, [problem, error, reportError]);

  return {
    isLoading: loading,
    airlines: problem ? undefined : airlines,
    problem,
    // The effect above tells of a retry that fails.
    retry: () => void refetch().catch(() => undefined),
  };
}
