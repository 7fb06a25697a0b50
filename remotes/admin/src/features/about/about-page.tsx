import { Prose } from '@larkfare/ui-kit';
import { ContentList, type EntryFields } from '../../content-list/content-list.tsx';
import { EntryText } from '../../content-list/entry-text.tsx';
import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import { useContentList, type ListPlace } from '../../content-list/use-content-list.ts';
import { HistoryButton } from '../../revisions/history-button.tsx';
import { ContentPage } from '../../site-values/content-page.tsx';
import type { AboutBlock, StoredSite } from '../../site-values/site-values.ts';
import { blankBlock, canAddBlock, nameOfBlock } from './about.rules.ts';

/** /admin/aboutuslong */
export const AboutPage = () => (
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
      renderFields={(fields) => <BlockFields {...fields} />}
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

const BlockFields = ({ draft, onDraft, problems }: EntryFields<AboutBlock>) => (
  <>
    <LineField
      label="Subheading"
      note="optional"
      name="subheading"
      value={draft.subheading}
      onValue={(subheading) => onDraft({ ...draft, subheading })}
      problem={problems.subheading}
    />
    <ProseField
      label="Text"
      name="text"
      hint="A blank line starts a new paragraph."
      value={draft.text}
      onValue={(text) => onDraft({ ...draft, text })}
      problem={problems.text}
    />
  </>
);
