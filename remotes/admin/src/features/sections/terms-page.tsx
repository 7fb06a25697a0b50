import { ListPage } from '../../texts/list-page.tsx';
import { sectionList } from './section-list.tsx';

/** /admin/terms */
export const Component = () => (
  <ListPage
    title="Terms & Conditions Management"
    lead="What visitors read at /terms. Each change is on the site as soon as it is saved."
    shownAt="/terms"
    list={sections}
  />
);

const sections = sectionList('terms');
