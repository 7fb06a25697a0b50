import { useState } from 'react';
import { Field } from '@larkfare/ui-kit';
import { FormDialog } from '../../form/form-dialog.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import form from '../../form/form.module.css';
import { askRegistry } from './ask-registry.ts';
import { ShownOnce } from './shown-once.tsx';
import { useRegistryForm } from './use-registry-form.ts';

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
  const { isSaving, problem, onInput, send } = useRegistryForm();
  const [secret, setSecret] = useState('');

  const add = async (address: string) => {
    const isMail = !URL.canParse(address) && address.includes('@');
    const added = await send(
      askRegistry<{ address: string; secret: string }>(`/remotes/${remote}/notifications`, {
        method: 'POST',
        body: { address: isMail ? `mailto:${address}` : address },
      }),
    );
    if (!added) return;
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
    <form
      className={form.form}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void add(String(new FormData(event.currentTarget).get('address')).trim());
      }}
    >
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
      <FormFooter label="Add address" isSaving={isSaving} problem={problem} />
    </form>
  );
}
