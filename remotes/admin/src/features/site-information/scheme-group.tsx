import { Panel } from '../../office/admin-page.tsx';
import { Note } from '@larkfare/ui-kit';
import { isProtectionShown } from './site-details.rules.ts';
import { SiteTexts } from './site-texts.tsx';
import type { SiteForm } from './use-site-form.ts';

/** The scheme that the home page's protection claim names. */
export const SchemeGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Protection scheme">
    <Note>
      The travel-protection claim is shown only with the scheme’s name and your membership number.
    </Note>
    <SiteTexts
      form={form}
      isEditing={form.isEditing}
      texts={[
        { name: 'protectionScheme.name', label: 'Scheme’s name', siteKey: 'protectionScheme' },
        { name: 'protectionScheme.number', label: 'Membership number' },
      ]}
    />
    <Note role="status">
      {isProtectionShown(form.details)
        ? 'The protection claim is shown on the home page.'
        : 'The protection claim is not shown: it needs its text, the scheme’s name and the number.'}
    </Note>
  </Panel>
);
