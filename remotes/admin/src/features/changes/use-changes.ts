import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import type { Area } from './areas.ts';
import { toFilterInput, type ChangeFilter } from './changes.rules.ts';
import type { PageOfChangesFragment } from './changes.generated.ts';

export type Change = PageOfChangesFragment['items'][number];

/** A page of what administrators wrote in an area, the latest first; read anew each time. */
export function useChanges({ document }: Area, filter: ChangeFilter, page: number) {
  const { data, previousData, error, loading, refetch } = useQuery(document, {
    variables: { filter: toFilterInput(filter), page },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    /** While another page is on its way, the one before stays. */
    changes: (data ?? previousData)?.changes,
    isLoading: loading,
    hasFailed: !loading && !data && error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
