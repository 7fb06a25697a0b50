import { Note } from '@larkfare/ui-kit';
import { Panel } from '../../office/admin-page.tsx';
import { SiteTexts } from './site-texts.tsx';
import type { SiteForm } from './use-site-form.ts';

export const ContactGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Contact details">
    <Note>On the Contact page, in the footer of every page and used by every Call button.</Note>
    <SiteTexts
      form={form}
      texts={[
        {
          name: 'contactEmail',
          label: 'Contact Email',
          type: 'email',
          siteKey: 'contactEmail',
        },
        { name: 'contactPhone', label: 'Contact Phone', type: 'tel', siteKey: 'contactPhone' },
        {
          name: 'contactWhatsApp',
          label: 'Whatsapp Phone',
          type: 'tel',
          siteKey: 'contactWhatsApp',
        },
        {
          name: 'addressText',
          label: 'Address Text',
          hint: 'One line each, as on an envelope.',
          isProse: true,
          siteKey: 'addressText',
        },
        {
          name: 'aboutInfo',
          label: 'About Short',
          hint: 'One paragraph about you, shown at the top of the Contact page.',
          isProse: true,
          siteKey: 'aboutInfo',
        },
      ]}
    />
  </Panel>
);
