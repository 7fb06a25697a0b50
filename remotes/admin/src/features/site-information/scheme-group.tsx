import { formPart } from '../../fields/form-part.ts';
import { Panel } from '../../office/admin-page.tsx';
import { Explanation } from './explanation.tsx';
import styles from './scheme-group.module.css';
import { isProtectionShown } from './site-draft.rules.ts';
import { SiteTexts } from './site-texts.tsx';
import type { SiteForm } from './use-site-form.ts';

/** Whose protection the home page may claim. */
export const SchemeGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Protection scheme">
    <Explanation>
      The travel-protection claim is shown only with the scheme’s name and your number in it.
    </Explanation>
    <SiteTexts
      form={formPart(form, 'protectionScheme')}
      isEditing={form.isEditing}
      texts={[
        { name: 'name', label: 'Scheme’s name', siteKey: 'protectionScheme' },
        { name: 'number', label: 'Your number in it' },
      ]}
    />
    <p className={styles.state} role="status">
      {isProtectionShown(form.details)
        ? 'The protection claim is shown on the home page.'
        : 'The protection claim is not shown: it needs its text, the scheme’s name and the number.'}
    </p>
  </Panel>
);
