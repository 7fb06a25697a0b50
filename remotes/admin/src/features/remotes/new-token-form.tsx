import { Field } from '@larkfare/ui-kit';
import { FormFooter } from '../../form/form-footer.tsx';
import form from '../../form/form.module.css';
import { askRegistry } from './ask-registry.ts';
import { useRegistryForm } from './use-registry-form.ts';

type NewTokenFormProps = { onMade: (token: string) => void };

export function NewTokenForm({ onMade }: NewTokenFormProps) {
  const { isSaving, problem, onInput, send } = useRegistryForm();

  const make = async (wanted: FormData) => {
    const request = { method: 'POST', body: filledIn(wanted) } as const;
    const made = await send(askRegistry<{ token: string }>('/tokens', request));
    if (made) onMade(made.token);
  };
  return (
    <form
      className={form.form}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void make(new FormData(event.currentTarget));
      }}
    >
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
      <Field label="Label" hint="Who holds it and where, such as CI of the guide team.">
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
      <Field
        label="Rights"
        hint="Activating makes a version live, or rolls back to an earlier one."
      >
        {(control) => (
          <select {...control} name="scopes">
            <option value="publish">Publish</option>
            <option value="publish activate">Publish and activate</option>
          </select>
        )}
      </Field>
      <Field label="Days until it ends" hint="At most 366. Make a new one before then.">
        {(control) => (
          <input
            {...control}
            name="days"
            type="number"
            required
            min={1}
            max={366}
            defaultValue={90}
          />
        )}
      </Field>
      <FormFooter label="Make token" isSaving={isSaving} problem={problem} />
    </form>
  );
}

/** Without the title when there is none: the registry then takes the name. */
const filledIn = (wanted: FormData) => ({
  ...Object.fromEntries([...wanted].filter(([, value]) => String(value).trim() !== '')),
  scopes: String(wanted.get('scopes')).split(' '),
  days: Number(wanted.get('days')),
});
