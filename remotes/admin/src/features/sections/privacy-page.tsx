import { ListPage } from '../../texts/list-page.tsx';
import { sectionList } from './section-list.tsx';

/** /admin/privacy */
export const Component = () => (
  <ListPage
    title="Privacy Policy Management"
    lead="What visitors read at /privacy. Each change is on the site as soon as it is saved."
    shownAt="/privacy"
    list={sections}
  />
);

const sections = sectionList('privacyPolicy');
