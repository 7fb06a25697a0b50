import { Note } from '@larkfare/ui-kit';
import { Panel } from '../../office/admin-page.tsx';
import { SiteTexts } from './site-texts.tsx';
import type { SiteForm } from './use-site-form.ts';

export const BrandGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Brand">
    <Note>
      The name is in the navigation, the title of every page and every mail. The tagline appears
      below it; the footer text appears at the bottom of every page.
    </Note>
    <SiteTexts
      form={form}
      isEditing={form.isEditing}
      texts={[
        { name: 'brand.name', label: 'Name', siteKey: 'brand' },
        { name: 'brand.tagline', label: 'Tagline' },
        { name: 'brand.footerText', label: 'Footer text', isProse: true },
      ]}
    />
  </Panel>
);
