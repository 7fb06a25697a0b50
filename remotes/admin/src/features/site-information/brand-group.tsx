import { formPart } from '../../fields/form-part.ts';
import { Panel } from '../../office/admin-page.tsx';
import { Explanation } from './explanation.tsx';
import { SiteTexts } from './site-texts.tsx';
import type { SiteForm } from './use-site-form.ts';

/** How the site calls itself. */
export const BrandGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Brand">
    <Explanation>
      The name is in the navigation, the title of every page and every mail; the tagline stands
      under it, and the footer text at the foot of every page.
    </Explanation>
    <SiteTexts
      form={formPart(form, 'brand')}
      isEditing={form.isEditing}
      texts={[
        { name: 'name', label: 'Name', siteKey: 'brand' },
        { name: 'tagline', label: 'Tagline' },
        { name: 'footerText', label: 'Footer text', isProse: true },
      ]}
    />
  </Panel>
);
