import { Field } from '@larkfare/ui-kit';
import { askRegistry } from './ask-registry.ts';
import { filledIn, LabelField, RemoteFields, RightsField } from './publishing-fields.tsx';
import { RegistryForm } from './registry-form.tsx';

type NewTokenFormProps = { onMade: (token: string) => void };

export const NewTokenForm = ({ onMade }: NewTokenFormProps) => (
  <RegistryForm
    label="Create token"
    request={(fields) =>
      askRegistry<{ token: string }>('/tokens', {
        method: 'POST',
        body: { ...filledIn(fields), days: Number(fields.get('days')) },
      })
    }
    onDone={({ token }) => onMade(token)}
  >
    <RemoteFields />
    <LabelField hint="Who holds it and where, such as CI of the guide team." />
    <RightsField />
    <Field label="Expires after (days)" hint="At most 366. Create a new one before then.">
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
  </RegistryForm>
);
