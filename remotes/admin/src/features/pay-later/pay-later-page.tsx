import { HistoryButton } from '../../revisions/history-button.tsx';
import { ContentPage } from '../../site-values/content-page.tsx';
import type { StoredSite } from '../../site-values/site-values.ts';
import { FirstWriting } from './first-writing.tsx';
import { HeadingBlock } from './heading-block.tsx';
import { isUnwritten } from './pay-later.rules.ts';
import styles from './pay-later-page.module.css';
import { PayLaterItems } from './pay-later-items.tsx';
import { usePayLaterHeading } from './use-pay-later-heading.ts';
import { usePayLaterItems } from './use-pay-later-items.ts';

/** /admin/lateradmin */
export const Component = () => (
  <ContentPage
    title="Paylater Management"
    lead="What visitors read at /paylater. Each change is on the site as soon as it is saved."
    shownAt="/paylater"
    actions={() => <HistoryButton siteKey="payLater" />}
  >
    {(site) =>
      isUnwritten(site.values.payLater) ? <FirstWriting site={site} /> : <Written site={site} />
    }
  </ContentPage>
);

/** The heading or one item is edited at a time (specification §4). */
function Written({ site }: { site: StoredSite }) {
  const heading = usePayLaterHeading(site);
  const items = usePayLaterItems(site);
  return (
    <div className={styles.page}>
      <HeadingBlock block={heading} mayEdit={items.leave} />
      <PayLaterItems items={items} mayEdit={heading.leave} />
    </div>
  );
}
