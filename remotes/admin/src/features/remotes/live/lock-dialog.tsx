import { useNotify } from '@larkfare/remote-contract';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { lockChannel } from './channel-changes.ts';
import { channelTitle } from '../registry/remotes.rules.ts';
import { RegistryField, RegistryForm } from '../registry/registry-form.tsx';

interface LockDialogProps {
  isOpen: boolean;
  channel: string;
  onLocked: () => void;
  onClose: () => void;
}

/** A lock says why, to everybody whose activation it holds up. */
export const LockDialog = ({ isOpen, channel, onLocked, onClose }: LockDialogProps) => (
  <FormDialog open={isOpen} onClose={onClose} title={`Lock ${channel}`} shape="card">
    <LockForm channel={channel} onLocked={onLocked} onClose={onClose} />
  </FormDialog>
);

function LockForm({ channel, onLocked, onClose }: Omit<LockDialogProps, 'isOpen'>) {
  const notify = useNotify();

  const done = () => {
    notify.success(`${channelTitle(channel)} is locked.`);
    onLocked();
    onClose();
  };
  return (
    <RegistryForm
      label="Lock"
      request={(fields) => lockChannel(channel, String(fields.get('reason')).trim())}
      onDone={done}
    >
      <p>While it is locked nothing can be activated. Rollbacks still work.</p>
      <RegistryField
        name="reason"
        label="Reason"
        hint="Shown to anyone who tries to activate a version."
      >
        {(control) => <input {...control} required maxLength={500} />}
      </RegistryField>
    </RegistryForm>
  );
}
