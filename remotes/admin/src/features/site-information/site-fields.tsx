import { Button } from '@larkfare/ui-kit';
import { FormProblems } from '../../record/form-problems.tsx';
import { BrandGroup } from './brand-group.tsx';
import { ChatGroup } from './chat-group.tsx';
import { ClaimsGroup } from './claims-group.tsx';
import { ContactGroup } from './contact-group.tsx';
import { CurrencyGroup } from './currency-group.tsx';
import { MapGroup } from './map-group.tsx';
import { SchemeGroup } from './scheme-group.tsx';
import styles from './site-fields.module.css';
import type { SiteForm } from './use-site-form.ts';

/** Every field of the screen, read or edited, and the two buttons that stay visible while it is edited. */
export function SiteFields({ form }: { form: SiteForm }) {
  return (
    <form {...form.formProps} aria-label="Main data" className={styles.form}>
      <FormProblems {...form} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          <ContactGroup form={form} />
          <ClaimsGroup form={form} />
        </div>
        <div className={styles.groups}>
          <MapGroup form={form} />
          <BrandGroup form={form} />
          <SchemeGroup form={form} />
          <ChatGroup form={form} />
          <CurrencyGroup form={form} />
        </div>
      </div>
      {form.isEditing && (
        <div className={styles.foot}>
          <Button onClick={form.cancel}>Cancel</Button>
          <Button type="submit" tone="brand" isBusy={form.isSaving}>
            {form.isSaving ? 'Saving…' : 'Save All'}
          </Button>
        </div>
      )}
    </form>
  );
}
