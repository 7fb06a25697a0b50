import { useState } from 'react';
import { Field } from '@larkfare/ui-kit';
import { FormDialog } from '../../form/form-dialog.tsx';
import { askRegistry } from './ask-registry.ts';
import { ShownOnce } from './shown-once.tsx';
import { RegistryForm } from './registry-form.tsx';

interface NewAddressProps {
  remote: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds an address that is notified, and shows the secret of a webhook this once. */
export const NewAddressDialog = ({ isOpen, ...rest }: NewAddressProps & { isOpen: boolean }) => (
  <FormDialog open={isOpen} onClose={rest.onClose} title="New address">
    <AddingAddress {...rest} />
  </FormDialog>
);

/** Inside the pop-up, so that the secret does not outlive it. */
function AddingAddress({ remote, onAdded, onClose }: NewAddressProps) {
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
      <Field
        label="Address"
        hint="Of a webhook, such as https://hooks.example.com/guide, or an e-mail address."
      >
        {(control) => (
          <input
            {...control}
            name="address"
            required
            maxLength={500}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </RegistryForm>
  );
}
