import { ContentList } from '../../texts/content-list.tsx';
import { useContentList } from '../../texts/use-content-list.ts';
import { ContentPage } from '../../texts/content-page.tsx';
import type { SiteValues } from '../../texts/use-site-values.ts';
import { FirstWriting } from './first-writing.tsx';
import { HeadingBlock } from './heading-block.tsx';
import { canDeleteItem, heading, items } from './pay-later.rules.ts';
import { Stack } from '@larkfare/ui-kit';

/** /admin/lateradmin */
export const Component = () => (
  <ContentPage
    siteKey="payLater"
    title="Paylater Management"
    lead="What visitors read at /paylater. Each change is on the site as soon as it is saved."
    shownAt="/paylater"
  >
    {(site) =>
      // The page is stored whole and never without an item, so the first time all of it is written at once.
      site.payLater.items.length === 0 ? <FirstWriting /> : <Written site={site} />
    }
  </ContentPage>
);

/** The heading or one item is edited at a time (specification §4). */
function Written({ site }: { site: SiteValues }) {
  const editedHeading = useContentList(site, heading);
  const editedItems = useContentList(site, items);
  return (
    <Stack gap={6}>
      <HeadingBlock heading={editedHeading} mayEdit={editedItems.leave} />
      <ContentList list={editedItems} canDelete={canDeleteItem} mayEdit={editedHeading.leave} />
    </Stack>
  );
}
