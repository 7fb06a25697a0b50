import { Prose } from '@larkfare/ui-kit';
import { ContentList } from '../../content-list/content-list.tsx';
import { EntryText } from '../../content-list/entry-text.tsx';
import { useContentList, type ListPlace } from '../../content-list/use-content-list.ts';
import { ProseField, TextField } from '../../form/fields.tsx';
import type { PathForm } from '../../form/form-part.ts';
import { HistoryButton } from '../../revisions/history-button.tsx';
import { ContentPage } from '../../site-values/content-page.tsx';
import type { AboutBlock, StoredSite } from '../../site-values/site-values.ts';
import { blankBlock, canAddBlock, nameOfBlock } from './about.rules.ts';

/** /admin/aboutuslong */
export const Component = () => (
  <ContentPage
    title="About Us (Detailed) Management"
    lead="What visitors read at /about. Each change is on the site as soon as it is saved."
    shownAt="/about"
    actions={() => <HistoryButton siteKey="aboutUsLong" />}
  >
    {(site) => <Blocks site={site} />}
  </ContentPage>
);

function Blocks({ site }: { site: StoredSite }) {
  const list = useContentList(site, blocks);
  return (
    <ContentList
      list={list}
      noun="block"
      nameOf={nameOfBlock}
      renderEntry={({ subheading, text }) => (
        <EntryText heading={subheading}>
          <Prose text={text} />
        </EntryText>
      )}
      renderFields={(form) => <BlockFields form={form} />}
      addTitle="Add New Block"
      addAction="Add Block"
      empty="Nothing is written about you yet. The first block can be added below."
    />
  );
}

const blocks: ListPlace<AboutBlock> = {
  path: 'aboutUsLong',
  entriesOf: ({ aboutUsLong }) => aboutUsLong,
  withEntries: (_, aboutUsLong) => ({ aboutUsLong }),
  blank: blankBlock,
  canAdd: canAddBlock,
};

const BlockFields = ({ form }: { form: PathForm<AboutBlock> }) => (
  <>
    <TextField form={form} name="subheading" label="Subheading" note="optional" />
    <ProseField form={form} name="text" label="Text" hint="A blank line starts a new paragraph." />
  </>
);
