import { useState } from 'react';
import { PopUp } from '../../saving/pop-up.tsx';
import { MadeToken } from './made-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';

interface NewTokenDialogProps {
  isOpen: boolean;
  onMade: () => void;
  onClose: () => void;
}

/** Makes a token and shows it this once. */
export const NewTokenDialog = ({ isOpen, onMade, onClose }: NewTokenDialogProps) => (
  <PopUp open={isOpen} onClose={onClose} title="New deploy token">
    <MakingToken onMade={onMade} onClose={onClose} />
  </PopUp>
);

/** Inside the pop-up, so that the token is forgotten with it. */
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
