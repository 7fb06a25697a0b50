import type { ReactNode } from 'react';
import { buttonClass, Icon, QueryView } from '@larkfare/ui-kit';
import ExternalLink from '@lucide/icons/icons/external-link';
import { AdminPage } from '../office/admin-page.tsx';
import { ListSkeleton } from '../list/record-list.tsx';
import { HistoryButton } from './history-button.tsx';
import type { SiteKey } from './site-values.generated.ts';
import { useSiteValues, type SiteValues } from './use-site-values.ts';

export type ContentPageProps = {
  siteKey: SiteKey;
  title: string;
  lead: ReactNode;
  /** The visitors' page. */
  shownAt: string;
  children: (site: SiteValues) => ReactNode;
};

/** A screen that edits one text of the site: the way back, the way to the visitors' page, its history and its loading, problem and ready states. */
export function ContentPage({ siteKey, title, lead, shownAt, children }: ContentPageProps) {
  const site = useSiteValues();
  return (
    <AdminPage
      title={title}
      lead={lead}
      back={{ to: '/admin/siteinfo', text: 'Back to Site Info' }}
      actions={
        <>
          {site.data && <HistoryButton siteKey={siteKey} />}
          <a href={shownAt} target="_blank" rel="noopener" className={buttonClass()}>
            <Icon shape={ExternalLink} size={18} /> View on the site
          </a>
        </>
      }
    >
      <QueryView
        state={site}
        skeleton={<ListSkeleton label="Loading site information" count={3} height={132} gap={3} />}
        help="Nothing was changed. Try again in a moment."
      >
        {children}
      </QueryView>
    </AdminPage>
  );
}
