import { askRegistry } from '../registry/ask-registry.ts';
import { filledIn, RemoteFields, RightsField } from './publishing-fields.tsx';
import type { AddingProps } from './publishing-list.tsx';
import { RegistryField, RegistryForm } from '../registry/registry-form.tsx';

const issuers = ['https://token.actions.githubusercontent.com', 'https://gitlab.com'];

export const NewPublisherForm = ({ onAdded, onClose }: AddingProps) => (
  <RegistryForm
    label="Trust project"
    request={(fields) =>
      askRegistry('/trusted-publishers', { method: 'POST', body: filledIn(fields) })
    }
    onDone={() => {
      onClose();
      onAdded();
    }}
  >
    <RemoteFields />
    <RegistryField
      name="issuer"
      label="Issuer"
      hint="As given for GitHub Actions; for GitLab the address of the instance, such as https://gitlab.com."
    >
      {(control) => (
        <>
          <input
            {...control}
            type="url"
            required
            maxLength={300}
            list="issuers"
            defaultValue={issuers[0]}
          />
          <datalist id="issuers">
            {issuers.map((issuer) => (
              <option key={issuer} value={issuer} />
            ))}
          </datalist>
        </>
      )}
    </RegistryField>
    {texts.map(({ name, label, hint, isRequired = false }) => (
      <RegistryField
        key={name}
        name={name}
        label={label}
        note={isRequired ? undefined : 'optional'}
        hint={hint}
      >
        {(control) => (
          <input
            {...control}
            required={isRequired}
            maxLength={255}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </RegistryField>
    ))}
    <RightsField />
  </RegistryForm>
);

const texts: { name: string; label: string; hint: string; isRequired?: boolean }[] = [
  {
    name: 'project',
    label: 'Project',
    hint: 'Such as acme/guide: its owner and its name.',
    isRequired: true,
  },
  {
    name: 'ref',
    label: 'Branch or tags',
    hint: 'Such as refs/heads/main, or refs/tags/v* for all tags that begin with v.',
  },
  {
    name: 'workflow',
    label: 'Workflow',
    hint: 'Its file, such as .github/workflows/remote.yml or .gitlab-ci.yml.',
  },
  { name: 'environment', label: 'Environment', hint: 'The one that the job names.' },
];
