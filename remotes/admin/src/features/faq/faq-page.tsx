import { Prose } from '@larkfare/ui-kit';
import { ContentList } from '../../content-list/content-list.tsx';
import { EntryText } from '../../content-list/entry-text.tsx';
import { useContentList, type ListPlace } from '../../content-list/use-content-list.ts';
import { ProseField, TextField } from '../../form/fields.tsx';
import type { PathForm } from '../../form/form-part.ts';
import { HistoryButton } from '../../revisions/history-button.tsx';
import { ContentPage } from '../../site-values/content-page.tsx';
import type { Question, StoredSite } from '../../site-values/site-values.ts';
import { blankQuestion, canAddQuestion } from './faq.rules.ts';

/** /admin/FAQ */
export const Component = () => (
  <ContentPage
    title="FAQ Management"
    lead="The questions on the home page, in this order. Each change is on the site as soon as it is saved."
    shownAt="/home"
    actions={() => <HistoryButton siteKey="faq" />}
  >
    {(site) => <Questions site={site} />}
  </ContentPage>
);

function Questions({ site }: { site: StoredSite }) {
  const list = useContentList(site, questions);
  return (
    <ContentList
      list={list}
      noun="FAQ"
      nameOf={({ question }) => question}
      renderEntry={({ question, answer }) => (
        <EntryText heading={question}>
          <Prose text={answer} />
        </EntryText>
      )}
      renderFields={(form) => <QuestionFields form={form} />}
      addTitle="Add New FAQ"
      addAction="Add FAQ"
      empty="No question is answered yet. The first one can be added below."
    />
  );
}

const questions: ListPlace<Question> = {
  path: 'faq',
  entriesOf: ({ faq }) => faq,
  withEntries: (_, faq) => ({ faq }),
  blank: blankQuestion,
  canAdd: canAddQuestion,
};

const QuestionFields = ({ form }: { form: PathForm<Question> }) => (
  <>
    <TextField form={form} name="question" label="Question" />
    <ProseField form={form} name="answer" label="Answer" />
  </>
);
