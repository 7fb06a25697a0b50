import { Field } from '@larkfare/ui-kit';
import { FormFooter } from '../../form/form-footer.tsx';
import form from '../../form/form.module.css';
import { askRegistry } from './ask-registry.ts';
import { filledIn, RemoteFields, RightsField } from './publishing-fields.tsx';
import { useRegistryForm } from './use-registry-form.ts';

type NewTokenFormProps = { onMade: (token: string) => void };

export function NewTokenForm({ onMade }: NewTokenFormProps) {
  const { isSaving, problem, onInput, send } = useRegistryForm();

  const make = async (wanted: FormData) => {
    const body = { ...filledIn(wanted), days: Number(wanted.get('days')) };
    const request = { method: 'POST', body } as const;
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
      <RemoteFields />
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
      <RightsField />
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
