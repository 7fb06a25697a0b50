import { SectionEditor } from './section-editor.tsx';

/** /admin/terms */
export const Component = () => (
  <SectionEditor
    siteKey="terms"
    title="Terms & Conditions Management"
    lead="What visitors read at /terms. Each change is on the site as soon as it is saved."
    shownAt="/terms"
  />
);
