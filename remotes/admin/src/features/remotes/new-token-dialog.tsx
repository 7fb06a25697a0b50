import { useState } from 'react';
import { FormDialog } from '../../form/form-dialog.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { ShownOnce } from './shown-once.tsx';

interface NewTokenDialogProps {
  isOpen: boolean;
  onMade: () => void;
  onClose: () => void;
}

/** Makes a token and shows it this once. */
export const NewTokenDialog = ({ isOpen, onMade, onClose }: NewTokenDialogProps) => (
  <FormDialog open={isOpen} onClose={onClose} title="New deploy token">
    <MakingToken onMade={onMade} onClose={onClose} />
  </FormDialog>
);

/** Inside the pop-up, so that the token does not outlive it. */
function MakingToken({ onMade, onClose }: Omit<NewTokenDialogProps, 'isOpen'>) {
  const [token, setToken] = useState('');
  if (token)
    return (
      <ShownOnce label="Deploy token" noun="token" value={token} onDone={onClose}>
        Give it to the team now, as a secret of their CI; only its hash is stored here.
      </ShownOnce>
    );
  return (
    <NewTokenForm
      onMade={(made) => {
        setToken(made);
        onMade();
      }}
    />
  );
}
