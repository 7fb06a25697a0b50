import type { EntryList } from '../../texts/entry.rules.ts';
import { ListPage } from '../../texts/list-page.tsx';

/** /admin/FAQ */
export const Component = () => (
  <ListPage
    title="FAQ Management"
    lead="The questions on the home page, in this order. Each change is on the site as soon as it is saved."
    shownAt="/home"
    list={questions}
  />
);

const questions: EntryList<{ question: string; answer: string }> = {
  siteKey: 'faq',
  entriesOf: ({ faq }) => faq,
  withEntries: (_, faq) => ({ faq }),
  noun: 'FAQ',
  empty: 'No questions yet. Add the first one below.',
  blank: { question: '', answer: '' },
  heading: { name: 'question', label: 'Question' },
  text: { name: 'answer', label: 'Answer' },
};
