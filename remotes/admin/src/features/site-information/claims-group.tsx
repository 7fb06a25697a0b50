import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import { Panel } from '../../page/admin-page.tsx';
import { HistoryButton } from '../../revisions/history-button.tsx';
import { claimTitles } from '../../site-values/readable.rules.ts';
import type { Claim } from '../../site-values/site-values.ts';
import styles from './claims-group.module.css';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

/** What the home page promises. */
export const ClaimsGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Home page claims">
    <Explanation>
      Under ‘Why choose us’. A claim that is left blank is not made; pay later is promised in up to
      6 installments.
    </Explanation>
    {form.isEditing ? (
      form.draft.claims.map((claim) => <ClaimFields key={claim.kind} claim={claim} form={form} />)
    ) : (
      <>
        <FactList>
          {form.draft.claims.map(({ kind, heading, text }) => (
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

function ClaimFields({ claim, form: { draft, change, problems } }: ClaimFieldsProps) {
  const { kind, heading, text } = claim;
  const put = (part: Partial<Claim>) =>
    change({
      claims: draft.claims.map((each) => (each.kind === kind ? { ...each, ...part } : each)),
    });
  return (
    <fieldset className={styles.claim}>
      <legend className={styles.legend}>{claimTitles[kind]}</legend>
      <LineField
        label="Heading"
        name={`claims.${kind}.heading`}
        value={heading}
        onValue={(value) => put({ heading: value })}
        problem={problems[`claims.${kind}.heading`]}
      />
      <ProseField
        label="Text"
        name={`claims.${kind}.text`}
        rows={2}
        hint={
          kind === 'protection'
            ? '{scheme} and {number} stand for the protection scheme’s name and number.'
            : undefined
        }
        value={text}
        onValue={(value) => put({ text: value })}
        problem={problems[`claims.${kind}.text`]}
      />
    </fieldset>
  );
}
