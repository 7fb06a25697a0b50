import { useEffect, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useReportOnce } from '../../error-report/use-report-once.ts';
import { recallSite, rememberSite } from './last-known-site.ts';
import { SiteTextsDocument } from './site-texts.generated.ts';

/** The site's own texts around every page; when they cannot be loaded, the last ones that were. */
export function useSiteTexts() {
  const texts = useQueryState(useQuery(SiteTextsDocument), {
    select: ({ siteInformation }) => siteInformation ?? undefined,
    failure: 'Error fetching footer information',
  });
  useReportOnce('footer', texts);
  const { status, data, isLoading, refetch } = texts;
  useEffect(() => {
    if (data) rememberSite(data);
  }, [data]);
  const remembered = useMemo(() => (status === 'problem' ? recallSite() : undefined), [status]);
  return { site: data ?? remembered, isLoading, refetch };
}
