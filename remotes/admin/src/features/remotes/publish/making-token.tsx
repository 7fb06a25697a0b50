import { useState } from 'react';
import { NumberInput } from '@larkfare/ui-kit';
import { askRegistry } from '../registry/ask-registry.ts';
import { filledIn, LabelField, RemoteFields, RightsField } from './publishing-fields.tsx';
import type { AddingProps } from './publishing-list.tsx';
import { RegistryField, RegistryForm } from '../registry/registry-form.tsx';
import { ShownOnce } from '../registry/shown-once.tsx';

/** Creates a token and shows it once. */
export function MakingToken({ onAdded, onClose }: AddingProps) {
  const [token, setToken] = useState('');
  const [days, setDays] = useState('90');
  if (token)
    return (
      <ShownOnce label="Deploy token" noun="token" value={token} onDone={onClose}>
        Give it to the team now, as a secret of their CI; only its hash is stored here.
      </ShownOnce>
    );
  return (
    <RegistryForm
      label="Create token"
      request={(fields) =>
        askRegistry<{ token: string }>('/tokens', {
          method: 'POST',
          body: { ...filledIn(fields), days: Number(days) },
        })
      }
      onDone={(made) => {
        setToken(made.token);
        onAdded();
      }}
    >
      <RemoteFields />
      <LabelField hint="Who holds it and where, such as CI of the guide team." />
      <RightsField />
      <RegistryField
        name="days"
        label="Expires after (days)"
        hint="At most 366. Create a new one before then."
      >
        {(control) => (
          <NumberInput {...control} required min={1} max={366} value={days} onValue={setDays} />
        )}
      </RegistryField>
    </RegistryForm>
  );
}
