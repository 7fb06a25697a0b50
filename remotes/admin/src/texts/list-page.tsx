import { ContentPage, type ContentPageProps } from './content-page.tsx';
import type { SiteValues } from './use-site-values.ts';
import { ContentList } from './content-list.tsx';
import type { EntryList } from './entry.rules.ts';
import { useContentList } from './use-content-list.ts';

type ListPageProps<Details extends object> = Omit<ContentPageProps, 'children' | 'siteKey'> & {
  list: EntryList<Details>;
};

/** A screen that edits one list of the site information. */
export const ListPage = <Details extends object>({ list, ...page }: ListPageProps<Details>) => (
  <ContentPage {...page} siteKey={list.siteKey}>
    {(site) => <SiteList site={site} list={list} />}
  </ContentPage>
);

const SiteList = <Details extends object>({
  site,
  list,
}: {
  site: SiteValues;
  list: EntryList<Details>;
}) => <ContentList list={useContentList(site, list)} />;
