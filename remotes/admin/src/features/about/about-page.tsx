import type { EntryList } from '../../texts/entry.rules.ts';
import { ListPage } from '../../texts/list-page.tsx';

/** /admin/aboutuslong */
export const Component = () => (
  <ListPage
    title="About Us (Detailed) Management"
    lead="What visitors read at /about. Each change is on the site as soon as it is saved."
    shownAt="/about"
    list={blocks}
  />
);

/** A blank subheading is no subheading. */
const blocks: EntryList<{ subheading: string; text: string }> = {
  siteKey: 'aboutUsLong',
  entriesOf: ({ aboutUsLong }) =>
    aboutUsLong.map((block) => ({ ...block, subheading: block.subheading ?? '' })),
  withEntries: (_, aboutUsLong) => ({ aboutUsLong }),
  noun: 'block',
  empty: 'No content yet. Add the first block below.',
  blank: { subheading: '', text: '' },
  heading: { name: 'subheading', label: 'Subheading', isOptional: true },
  text: { name: 'text', label: 'Text', hint: 'A blank line starts a new paragraph.' },
};
