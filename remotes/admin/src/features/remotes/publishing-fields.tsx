import { Field } from '@larkfare/ui-kit';

/** The remote to be published. */
export const RemoteFields = () => (
  <>
    <Field
      label="Remote"
      hint="Its name in addresses: a lower-case word such as guide or city-breaks. A new name makes a new remote."
    >
      {(control) => (
        <input
          {...control}
          name="remote"
          required
          maxLength={40}
          pattern="[a-z][a-z0-9\-]*"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
    <Field label="Title" note="optional" hint="What people read, such as Destination guide.">
      {(control) => <input {...control} name="title" maxLength={80} autoComplete="off" />}
    </Field>
  </>
);

export const RightsField = () => (
  <Field label="Rights" hint="Activating makes a version live, or rolls back to an earlier one.">
    {(control) => (
      <select {...control} name="scopes">
        <option value="publish">Publish</option>
        <option value="publish activate">Publish and activate</option>
      </select>
    )}
  </Field>
);

/** The fields that were filled in; the registry has defaults for the others. */
export const filledIn = (wanted: FormData) => ({
  ...Object.fromEntries([...wanted].filter(([, value]) => String(value).trim() !== '')),
  scopes: String(wanted.get('scopes')).split(' '),
});

export const LabelField = ({ hint }: { hint: string }) => (
  <Field label="Label" hint={hint}>
    {(control) => (
      <input
        {...control}
        name="label"
        required
        pattern=".*\S.*"
        maxLength={80}
        autoComplete="off"
      />
    )}
  </Field>
);
