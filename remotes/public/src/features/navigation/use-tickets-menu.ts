import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { useGlobalError } from '@larkfare/remote-contract';
import { TicketsMenuDocument, type TicketsMenuQuery } from './tickets-menu.generated.ts';

export type MenuRegion = TicketsMenuQuery['regions'][number];
export type MenuLocation = TicketsMenuQuery['popularLocations'][number];

/** What the tickets menu offers, read when it is first wanted. Where a failure goes is said in specification §8. */
export function useTicketsMenu() {
  const { data, error, loading, refetch } = useQuery(TicketsMenuDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const isMisshapen = data !== undefined && !Array.isArray(data.regions);
  const problem = error ? 'Error fetching data' : isMisshapen && 'Invalid response format.';
  const reportError = useGlobalError();
  useEffect(() => {
    if (problem) reportError(problem, error);
  }, [problem, error, reportError]);
  // A retry that fails is told by `error`, like the first reading.
  const retry = () => void refetch().catch(() => undefined);
  return {
    menu: isMisshapen ? undefined : data,
    hasFailed: Boolean(problem),
    isLoading: loading,
    retry,
  };
}
