import { FieldGroup, ProseField, FormTextField } from '../../fields/fields.tsx';
import { Panel } from '../../office/admin-page.tsx';
import { HistoryButton } from '../../texts/history-button.tsx';
import { claimTitles } from '../../texts/site-keys.rules.ts';
import type { ClaimKind } from '../../texts/site-values.generated.ts';
import { Note, Row } from '@larkfare/ui-kit';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

export const ClaimsGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Home page claims">
    <Note>
      Under ‘Why choose us’. Leave a claim blank to hide it; pay later is promised in up to 6
      instalments.
    </Note>
    {form.isEditing ? (
      form.claimKinds.map((kind) => <ClaimFields key={kind} kind={kind} form={form} />)
    ) : (
      <>
        <FactList>
          {form.claimKinds.map((kind) => (
            <Fact key={kind} label={claimTitles[kind]}>
              {form.details[`claims.${kind}.heading`] && (
                <>
                  <strong>{form.details[`claims.${kind}.heading`]}</strong>
                  {`\n${form.details[`claims.${kind}.text`]}`}
                </>
              )}
            </Fact>
          ))}
        </FactList>
        <Row>
          <HistoryButton siteKey="claims" />
        </Row>
      </>
    )}
  </Panel>
);

const ClaimFields = ({ kind, form }: { kind: ClaimKind; form: SiteForm }) => (
  <FieldGroup legend={claimTitles[kind]}>
    <FormTextField form={form} name={`claims.${kind}.heading`} label="Heading" />
    <ProseField
      form={form}
      name={`claims.${kind}.text`}
      label="Text"
      rows={2}
      hint={
        kind === 'protection' &&
        '{scheme} and {number} stand for the protection scheme’s name and number.'
      }
    />
  </FieldGroup>
);
