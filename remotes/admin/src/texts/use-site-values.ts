import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { readSite } from './parse-site-values.rules.ts';
import { SiteValuesDocument } from './site-values.generated.ts';

/** The whole site information, loaded again whenever a page opens. */
export function useSiteValues() {
  const result = useQuery(SiteValuesDocument, {
    // What is edited has to be what is published now; after that, what was saved here is known.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return useQueryState(result, {
    select: ({ siteValues }) => readSite(siteValues).site,
    failure: 'The site information could not be loaded.',
    prefersServerMessage: true,
    invalid: result.data && readSite(result.data.siteValues).problem,
  });
}
