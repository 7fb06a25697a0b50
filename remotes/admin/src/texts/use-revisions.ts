import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import type { SiteKey } from './site-values.generated.ts';
import {
  SiteValueRevisionDocument,
  SiteValueRevisionsDocument,
  type RevisionPartsFragment,
} from './revisions.generated.ts';

export type Revision = RevisionPartsFragment;

/** A page of the versions of a key's value, the newest first, read again each time it is opened. */
export function useRevisions(key: SiteKey, page: number) {
  const history = useQuery(SiteValueRevisionsDocument, {
    variables: { key, page },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  // The page before stays until the next one has come, and so does the focus on its buttons.
  const data = history.data ?? (history.loading ? history.previousData : undefined);
  return useQueryState(
    { ...history, data },
    {
      select: ({ siteValueRevisions, newest }) => ({
        ...siteValueRevisions,
        currentVersion: newest.items[0]?.version ?? 0,
      }),
      failure: 'The history could not be read.',
    },
  );
}

/** The texts of a version and of the one on the site now. Neither ever changes. */
export const useRevisionTexts = (key: SiteKey, version: number, currentVersion: number) =>
  useQueryState(
    useQuery(SiteValueRevisionDocument, { variables: { key, version, currentVersion } }),
    {
      select: ({ revision, current }) => (revision && current ? { revision, current } : undefined),
      failure: 'This version could not be read.',
    },
  );
