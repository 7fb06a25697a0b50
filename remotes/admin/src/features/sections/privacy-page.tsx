import { SectionEditor } from './section-editor.tsx';

/** /admin/privacy */
export const Component = () => (
  <SectionEditor
    siteKey="privacyPolicy"
    title="Privacy Policy Management"
    lead="What visitors read at /privacy. Each change is on the site as soon as it is saved."
    shownAt="/privacy"
  />
);
