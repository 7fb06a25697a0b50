import { useNotify } from '@larkfare/remote-contract';
import { Field } from '@larkfare/ui-kit';
import { FormDialog } from '../../form/form-dialog.tsx';
import { lockChannel } from './channel-changes.ts';
import { channelTitle } from './remotes.rules.ts';
import { RegistryForm } from './registry-form.tsx';

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
      <Field label="Reason" hint="Shown to anyone who tries to activate a version.">
        {(control) => (
          <input {...control} name="reason" required pattern=".*\S.*" maxLength={500} />
        )}
      </Field>
    </RegistryForm>
  );
}
