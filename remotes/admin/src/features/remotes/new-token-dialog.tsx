import { useState } from 'react';
import { FormDialog } from '../../form/form-dialog.tsx';
import { MadeToken } from './made-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';

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
  if (token) return <MadeToken token={token} onDone={onClose} />;
  return (
    <NewTokenForm
      onMade={(made) => {
        setToken(made);
        onMade();
      }}
    />
  );
}
