import { useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { useReportOnce } from '../../error-report/use-report-once.ts';
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
    if (fresh) rememberSite(fresh);
  }, [fresh]);
  useReportOnce('footer', {
    problem: error && 'Error fetching footer information',
    error,
    isRead: fresh !== undefined,
  });
  const remembered = useMemo(() => (hasFailed ? recallSite() : undefined), [hasFailed]);

  /** Reads again; undefined when that fails too. */
  const retry = useCallback(
    (): Promise<SiteChrome | undefined> =>
      refetch().then(
        (answer) => answer.data?.siteInformation,
        // It is reported above.
        () => undefined,
      ),
    [refetch],
  );
  return { site: fresh ?? remembered, hasFailed, isLoading: loading, retry };
}
