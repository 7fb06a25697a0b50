import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import type { SiteValuePartsFragment } from '../site-values/site-values.generated.ts';
import type { SiteKey } from '../site-values/site-values.ts';
import { SiteValueRevisionsDocument } from './revisions.generated.ts';

export type Revision = SiteValuePartsFragment;

/** Every version of a key's value, the newest first, read again each time it is opened. */
export const useRevisions = (key: SiteKey) =>
  useQueryState(
    useQuery(SiteValueRevisionsDocument, {
      variables: { key },
      fetchPolicy: 'network-only',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
    {
      select: ({ siteValueRevisions }) => siteValueRevisions.filter(({ version }) => version > 0),
      failure: 'The history could not be read.',
    },
  );
