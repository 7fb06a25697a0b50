import { ContentPage, type ContentPageProps } from './content-page.tsx';
import type { SiteValues, StoredSite } from './site-values.ts';
import { ContentList } from './content-list.tsx';
import type { EntryList } from './entry.rules.ts';
import { useContentList } from './use-content-list.ts';

type ListPageProps<Name extends string, Entry extends Record<Name, string>> = Omit<
  ContentPageProps,
  'children'
> & { list: EntryList<Name, Entry> };

/** A screen that edits one list of the site information. */
export const ListPage = <Name extends string, Entry extends Record<Name, string>>({
  list,
  ...page
}: ListPageProps<Name, Entry>) => (
  <ContentPage {...page}>{(site) => <SiteList site={site} list={list} />}</ContentPage>
);

const SiteList = <Name extends string, Entry extends Record<Name, string>>({
  site,
  list,
}: {
  site: StoredSite;
  list: EntryList<Name, Entry>;
}) => <ContentList list={useContentList(site, list)} />;

type ListKey = 'faq' | 'aboutUsLong' | 'privacyPolicy' | 'terms';

/** A list that is the whole value of its key. */
export const wholeList = <Key extends ListKey>(key: Key) => ({
  pathAt: (place: number) => `${key}.${place}`,
  entriesOf: (values: SiteValues): SiteValues[Key] => values[key],
  withEntries: (_: SiteValues, entries: SiteValues[Key]): Partial<SiteValues> => ({
    [key]: entries,
  }),
});
