import { ProseField, TextField } from '../../fields/fields.tsx';
import { formAt } from '../../fields/form-part.ts';
import { Panel } from '../../office/admin-page.tsx';
import { HistoryButton } from '../../texts/history-button.tsx';
import { claimTitles } from '../../texts/readable.rules.ts';
import type { Claim } from '../../texts/site-values.ts';
import styles from './claims-group.module.css';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

/** What the home page promises. */
export const ClaimsGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Home page claims">
    <Explanation>
      Under ‘Why choose us’. A claim that is left blank is not made; pay later is promised in up to
      6 instalments.
    </Explanation>
    {form.isEditing ? (
      form.details.claims.map((claim) => <ClaimFields key={claim.kind} claim={claim} form={form} />)
    ) : (
      <>
        <FactList>
          {form.details.claims.map(({ kind, heading, text }) => (
            <Fact key={kind} label={claimTitles[kind]}>
              {heading && (
                <>
                  <strong>{heading}</strong>
                  {`\n${text}`}
                </>
              )}
            </Fact>
          ))}
        </FactList>
        <div className={styles.history}>
          <HistoryButton siteKey="claims" />
        </div>
      </>
    )}
  </Panel>
);

type ClaimFieldsProps = { claim: Claim; form: SiteForm };

function ClaimFields({ claim, form }: ClaimFieldsProps) {
  const { kind } = claim;
  const { claims } = form.details;
  const claimForm = formAt(form, `claims.${kind}`, claim, (changed) =>
    form.change({ claims: claims.map((each) => (each.kind === kind ? changed : each)) }),
  );
  return (
    <fieldset className={styles.claim}>
      <legend className={styles.legend}>{claimTitles[kind]}</legend>
      <TextField form={claimForm} name="heading" label="Heading" />
      <ProseField
        form={claimForm}
        name="text"
        label="Text"
        rows={2}
        hint={
          kind === 'protection' &&
          '{scheme} and {number} stand for the protection scheme’s name and number.'
        }
      />
    </fieldset>
  );
}
