import { useState } from 'react';
import { askRegistry } from '../registry/ask-registry.ts';
import { RegistryField, RegistryForm } from '../registry/registry-form.tsx';
import { ShownOnce } from '../registry/shown-once.tsx';

interface AddingAddressProps {
  remote: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds an address that is notified, and shows the secret of a webhook once. */
export function AddingAddress({ remote, onAdded, onClose }: AddingAddressProps) {
  const [secret, setSecret] = useState('');

  const add = (fields: FormData) => {
    const address = String(fields.get('address')).trim();
    const isMail = !URL.canParse(address) && address.includes('@');
    return askRegistry<{ address: string; secret: string }>(`/remotes/${remote}/notifications`, {
      method: 'POST',
      body: { address: isMail ? `mailto:${address}` : address },
    });
  };
  const show = (added: { address: string; secret: string }) => {
    onAdded();
    if (added.address.startsWith('mailto:')) onClose();
    else setSecret(added.secret);
  };
  if (secret)
    return (
      <ShownOnce label="Secret" noun="secret" value={secret} onDone={onClose}>
        The receiver checks with it that a request is from this site.
      </ShownOnce>
    );
  return (
    <RegistryForm label="Add address" request={add} onDone={show}>
      <RegistryField
        name="address"
        label="Address"
        hint="Of a webhook, such as https://hooks.example.com/guide, or an e-mail address, which gets a link to confirm it."
      >
        {(control) => (
          <input
            {...control}
            required
            maxLength={500}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </RegistryField>
    </RegistryForm>
  );
}
