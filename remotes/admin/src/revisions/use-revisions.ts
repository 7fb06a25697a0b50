import { useQuery } from '@apollo/client/react';
import type { SiteValuePartsFragment } from '../site-values/site-values.generated.ts';
import type { SiteKey } from '../site-values/site-values.ts';
import { SiteValueRevisionsDocument } from './revisions.generated.ts';

export type Revision = SiteValuePartsFragment;

/** Every version of a key's value, the newest first, read anew each time somebody looks. */
export function useRevisions(key: SiteKey) {
  const { data, error, loading, refetch } = useQuery(SiteValueRevisionsDocument, {
    variables: { key },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    revisions: data?.siteValueRevisions.filter(({ version }) => version > 0),
    hasFailed: error !== undefined,
    isLoading: loading,
    readAgain: () => void refetch().catch(() => undefined),
  };
}
