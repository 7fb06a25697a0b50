import { Button, Grid, Stack } from '@larkfare/ui-kit';
import { FloatingFooter } from '../../record/form-footer.tsx';
import { FormProblems } from '../../record/form-problems.tsx';
import { BrandGroup } from './brand-group.tsx';
import { ChatGroup } from './chat-group.tsx';
import { ClaimsGroup } from './claims-group.tsx';
import { ContactGroup } from './contact-group.tsx';
import { CurrencyGroup } from './currency-group.tsx';
import { MapGroup } from './map-group.tsx';
import { SchemeGroup } from './scheme-group.tsx';
import type { SiteForm } from './use-site-form.ts';

/** Every field of the screen, read or edited, and the two buttons that stay visible while it is edited. */
export function SiteFields({ form }: { form: SiteForm }) {
  return (
    <Stack as="form" {...form.formProps} aria-label="Main data">
      <FormProblems conflict={form.conflict} />
      <Grid columns="28rem" align="start">
        <Stack>
          <ContactGroup form={form} />
          <ClaimsGroup form={form} />
        </Stack>
        <Stack>
          <MapGroup form={form} />
          <BrandGroup form={form} />
          <SchemeGroup form={form} />
          <ChatGroup form={form} />
          <CurrencyGroup form={form} />
        </Stack>
      </Grid>
      {form.isEditing && (
        <FloatingFooter formError={form.formError}>
          <Button onClick={form.cancel}>Cancel</Button>
          <Button type="submit" tone="brand" isBusy={form.isSaving}>
            {form.isSaving ? 'Saving…' : 'Save All'}
          </Button>
        </FloatingFooter>
      )}
    </Stack>
  );
}
