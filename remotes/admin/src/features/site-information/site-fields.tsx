import { Button, Grid, Stack, Note } from '@larkfare/ui-kit';
import { FloatingFooter } from '../../record/form-footer.tsx';
import { FormProblems } from '../../record/form-problems.tsx';
import { ChatGroup } from './chat-group.tsx';
import { ClaimsGroup } from './claims-group.tsx';
import { ContactGroup } from './contact-group.tsx';
import { CurrencyGroup } from './currency-group.tsx';
import { MapGroup } from './map-group.tsx';
import { OpeningHoursGroup } from './opening-hours-group.tsx';
import type { SiteForm } from './use-site-form.ts';
import { Panel } from '../../office/admin-page.tsx';
import { SiteTexts } from './site-texts.tsx';
import { isProtectionShown } from './site-details.rules.ts';

/** Every field of the screen, read or edited, and the two buttons that stay visible while it is edited. */
export function SiteFields({ form }: { form: SiteForm }) {
  return (
    <Stack as="form" {...form.formProps} aria-label="Main data">
      <FormProblems conflict={form.conflict} />
      <Grid columns="28rem" align="start">
        <Stack>
          <ContactGroup form={form} />
          <OpeningHoursGroup form={form} />
          <FareSharesGroup form={form} />
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

const BrandGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Brand">
    <Note>
      The name is in the navigation, the title of every page and every mail. The tagline appears
      below it; the footer text appears at the bottom of every page.
    </Note>
    <SiteTexts
      form={form}
      texts={[
        { name: 'brand.name', label: 'Name', siteKey: 'brand' },
        { name: 'brand.tagline', label: 'Tagline' },
        { name: 'brand.footerText', label: 'Footer text', isProse: true },
      ]}
    />
  </Panel>
);

const FareSharesGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Fares of children and infants">
    <Note>
      In percent of an adult’s fare, from 0 to 100. New totals use them at once; a booking keeps
      those with which it was requested.
    </Note>
    <SiteTexts
      form={form}
      texts={[
        {
          name: 'fareShares.childPercent',
          label: 'A child under 12 pays (%)',
          siteKey: 'fareShares',
          isPercent: true,
        },
        {
          name: 'fareShares.infantPercent',
          label: 'An infant under 2 pays (%)',
          isPercent: true,
        },
      ]}
    />
  </Panel>
);

/** The scheme that the home page's protection claim names. */
const SchemeGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Protection scheme">
    <Note>
      The travel-protection claim is shown only with the scheme’s name and your membership number.
    </Note>
    <SiteTexts
      form={form}
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
