import { LineField } from '../../content-list/text-fields.tsx';
import { Panel } from '../../page/admin-page.tsx';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import styles from './scheme-group.module.css';
import { isProtectionShown } from './site-draft.rules.ts';
import type { SiteForm } from './use-site-form.ts';

/** Whose protection the home page may claim. */
export function SchemeGroup({ form: { draft, isEditing, change, problems } }: { form: SiteForm }) {
  const { protectionScheme: scheme } = draft;
  return (
    <Panel title="Protection scheme">
      <Explanation>
        The travel-protection claim is shown only with the scheme’s name and your number in it.
      </Explanation>
      {isEditing ? (
        <>
          <LineField
            label="Scheme’s name"
            name="protectionScheme.name"
            value={scheme.name}
            onValue={(name) => change({ protectionScheme: { ...scheme, name } })}
            problem={problems['protectionScheme.name']}
          />
          <LineField
            label="Your number in it"
            name="protectionScheme.number"
            value={scheme.number}
            onValue={(number) => change({ protectionScheme: { ...scheme, number } })}
            problem={problems['protectionScheme.number']}
          />
        </>
      ) : (
        <FactList>
          <Fact label="Scheme’s name" siteKey="protectionScheme">
            {scheme.name}
          </Fact>
          <Fact label="Your number in it">{scheme.number}</Fact>
        </FactList>
      )}
      <p className={styles.state} role="status">
        {isProtectionShown(draft)
          ? 'The protection claim is shown on the home page.'
          : 'The protection claim is not shown: it needs its text, the scheme’s name and the number.'}
      </p>
    </Panel>
  );
}
