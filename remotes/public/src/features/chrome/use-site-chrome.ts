import { useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { browserStorage } from './browser-storage.ts';
import { recallSite, rememberSite, type SiteChrome } from './last-known-site.ts';
import { SiteChromeDocument } from './site-chrome.generated.ts';

/** The site's own texts around every page; when they cannot be read, the last ones that could. */
export function useSiteChrome() {
  const { data, error, loading, refetch } = useQuery(SiteChromeDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const fresh = data?.siteInformation;
  const hasFailed = Boolean(error) && !fresh;

  useEffect(() => {
    if (fresh) rememberSite(fresh, browserStorage());
  }, [fresh]);
  useEffect(() => {
    // The global error handler would take the visitor to a page with this same footer, for ever.
    if (error) console.error('Error fetching footer information', error);
  }, [error]);
  const remembered = useMemo(
    () => (hasFailed ? recallSite(browserStorage()) : undefined),
    [hasFailed],
  );

  /** Reads again; undefined when that fails too. */
  const retry = useCallback(
    (): Promise<SiteChrome | undefined> =>
      refetch().then(
        (answer) => answer.data?.siteInformation,
        // The effect above has logged it.
        () => undefined,
      ),
    [refetch],
  );
  return { site: fresh ?? remembered, hasFailed, isLoading: loading, retry };
}
