import { useMemo } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { readSite } from './parse-site-values.rules.ts';
import { SiteValuesDocument } from './site-values.generated.ts';

/** Everything that is written in the site information, read again whenever a page opens. */
export function useSiteValues() {
  const { data, error, loading, refetch } = useQuery(SiteValuesDocument, {
    // What is edited has to be what is published now; after that, what was saved here is known.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  const read = useMemo(() => data && readSite(data.siteValues), [data]);
  return {
    site: read?.site,
    isLoading: loading,
    problem:
      read?.problem ??
      (error && !data
        ? (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) ||
          'The site information could not be read.'
        : undefined),
    // A failed retry is shown by `problem` too.
    retry: () => void refetch().catch(() => undefined),
  };
}
