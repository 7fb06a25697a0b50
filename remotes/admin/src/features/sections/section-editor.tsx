import { ContentList } from '../../content-list/content-list.tsx';
import { useContentList, type ListPlace } from '../../content-list/use-content-list.ts';
import { ContentPage } from '../../site-values/content-page.tsx';
import { HistoryButton } from '../../revisions/history-button.tsx';
import type { Section, StoredSite } from '../../site-values/site-values.ts';
import { SectionFields } from './section-fields.tsx';
import { SectionText } from './section-text.tsx';
import { blankSection, canAddSection } from './section.rules.ts';

type SectionEditorProps = {
  siteKey: 'privacyPolicy' | 'terms';
  title: string;
  lead: string;
  shownAt: string;
};

/** The editor that the privacy policy and the terms share. */
export const SectionEditor = ({ siteKey, ...page }: SectionEditorProps) => (
  <ContentPage {...page} actions={() => <HistoryButton siteKey={siteKey} />}>
    {(site) => <Sections siteKey={siteKey} site={site} />}
  </ContentPage>
);

function Sections({ siteKey, site }: { siteKey: SectionEditorProps['siteKey']; site: StoredSite }) {
  const list = useContentList(site, sectionsOf[siteKey]);
  return (
    <ContentList
      list={list}
      noun="section"
      nameOf={({ heading }) => heading}
      renderEntry={(section) => <SectionText section={section} />}
      renderFields={(form) => <SectionFields form={form} />}
      addTitle="Add New Section"
      addAction="Add Section"
      empty="No section is written yet. The first one can be added below."
    />
  );
}

const placeOf = (key: SectionEditorProps['siteKey']): ListPlace<Section> => ({
  path: key,
  entriesOf: (values) => values[key],
  withEntries: (_, entries) => ({ [key]: entries }),
  blank: blankSection,
  canAdd: canAddSection,
});
const sectionsOf = { privacyPolicy: placeOf('privacyPolicy'), terms: placeOf('terms') };
