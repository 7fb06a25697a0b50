import { ListPage, wholeList } from '../../texts/list-page.tsx';

/** /admin/aboutuslong */
export const Component = () => (
  <ListPage
    siteKey="aboutUsLong"
    title="About Us (Detailed) Management"
    lead="What visitors read at /about. Each change is on the site as soon as it is saved."
    shownAt="/about"
    list={blocks}
  />
);

const blocks = {
  ...wholeList('aboutUsLong'),
  noun: 'block',
  empty: 'No content yet. Add the first block below.',
  blank: { subheading: '', text: '' },
  heading: { name: 'subheading', label: 'Subheading', isOptional: true },
  text: { name: 'text', label: 'Text', hint: 'A blank line starts a new paragraph.' },
} as const;
