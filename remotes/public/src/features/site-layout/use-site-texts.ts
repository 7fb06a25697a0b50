import { useEffect, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useReportOnce } from '../../error-report/use-report-problem.ts';
import { SiteTextsDocument, type SiteTextsQuery } from './site-texts.generated.ts';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';

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

type SiteTexts = SiteTextsQuery['siteInformation'];

const key = 'lastKnownSite';

/** Stores the last good texts, for when they cannot be loaded. */
const rememberSite = (site: SiteTexts) => siteStorage.set(key, JSON.stringify(site));

/** The stored texts; undefined when there are none, or they do not have today's shape. */
function recallSite(): SiteTexts | undefined {
  try {
    const stored: unknown = JSON.parse(siteStorage.get(key) ?? 'null');
    return isSite(stored) ? stored : undefined;
  } catch (problem) {
    console.info('The stored contact details are not valid JSON.', problem);
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = ['contactPhone', 'contactEmail', 'contactWhatsApp', 'addressText'];

const isSite = (kept: unknown): kept is SiteTexts =>
  isRecord(kept) &&
  isRecord(kept.brand) &&
  texts.every((text) => typeof kept[text] === 'string') &&
  ['name', 'tagline', 'footerText'].every(
    (text) => isRecord(kept.brand) && typeof kept.brand[text] === 'string',
  );
