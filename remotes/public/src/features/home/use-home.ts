import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { useGlobalError } from '@larkfare/remote-contract';
import { HomeDocument, type HomeQuery } from './home.generated.ts';
import type { Reading } from './reading.ts';

export type PopularLocation = HomeQuery['popularLocations'][number];
export type HomeAirline = HomeQuery['airlines'][number];

/** Everything on the home page that comes from the catalogue, in one request. Its failure is the whole page's (specification §8). */
export function useHome(): Reading<HomeQuery> {
  const { data, error, loading, refetch } = useQuery(HomeDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const reportError = useGlobalError();
  useEffect(() => {
    if (error) reportError('Error fetching popular destinations.', error);
  }, [error, reportError]);
  // A retry that fails is told by `error`, like the first reading.
  const retry = () => void refetch().catch(() => undefined);
  return { data, hasFailed: Boolean(error), isLoading: loading, retry };
}
