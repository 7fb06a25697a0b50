import { RegistryField } from '../registry/registry-form.tsx';

/** The remote to be published. */
export const RemoteFields = () => (
  <>
    <RegistryField
      name="remote"
      label="Remote"
      hint="Its name in addresses: a lower-case word such as guide or city-breaks. A new name makes a new remote."
    >
      {(control) => (
        <input
          {...control}
          required
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </RegistryField>
    <RegistryField
      name="title"
      label="Title"
      note="optional"
      hint="What people read, such as Destination guide."
    >
      {(control) => <input {...control} maxLength={80} autoComplete="off" />}
    </RegistryField>
  </>
);

export const RightsField = () => (
  <RegistryField
    name="scopes"
    label="Rights"
    hint="Activating makes a version live, or rolls back to an earlier one. Notifying permits changes of the notified addresses."
  >
    {(control) => (
      <select {...control}>
        <option value="publish">Publish</option>
        <option value="publish activate">Publish and activate</option>
        <option value="publish notify">Publish and notify</option>
        <option value="publish activate notify">Publish, activate and notify</option>
      </select>
    )}
  </RegistryField>
);

/** The fields that were filled in; the registry has defaults for the others. */
export const filledIn = (wanted: FormData) => ({
  ...Object.fromEntries([...wanted].filter(([, value]) => String(value).trim() !== '')),
  scopes: String(wanted.get('scopes')).split(' '),
});

export const LabelField = ({ hint }: { hint: string }) => (
  <RegistryField name="label" label="Label" hint={hint}>
    {(control) => <input {...control} required maxLength={80} autoComplete="off" />}
  </RegistryField>
);
