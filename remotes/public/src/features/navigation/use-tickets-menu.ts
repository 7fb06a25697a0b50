import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { TicketsMenuDocument, type TicketsMenuQuery } from './tickets-menu.generated.ts';

export type MenuRegion = TicketsMenuQuery['regions'][number];
export type MenuLocation = TicketsMenuQuery['popularLocations'][number];

/** What the tickets menu offers, read when it is first wanted. */
export function useTicketsMenu() {
  const { data, error, loading, refetch } = useQuery(TicketsMenuDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) console.error('Error fetching data', error);
  }, [error]);
  // A retry that fails is told by `error`, like the first reading.
  const retry = () => void refetch().catch(() => undefined);
  return { menu: data, hasFailed: Boolean(error), isLoading: loading, retry };
}
