import { useNotify } from '@larkfare/remote-contract';
import { Field } from '@larkfare/ui-kit';
import { FormFooter } from '../../form/form-footer.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import form from '../../form/form.module.css';
import { lockChannel } from './channel-changes.ts';
import { channelTitle } from './remotes.rules.ts';
import { useRegistryForm } from './use-registry-form.ts';

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
  const { isSaving, problem, onInput, send } = useRegistryForm();

  const lock = async (reason: string) => {
    if (!(await send(lockChannel(channel, reason)))) return;
    notify.success(`${channelTitle(channel)} is locked.`);
    onLocked();
    onClose();
  };
  return (
    <form
      className={form.form}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get('reason');
        if (typeof reason === 'string') void lock(reason.trim());
      }}
    >
      <p>While it is locked nothing is activated. Going back stays possible.</p>
      <Field label="Reason" hint="Shown to anyone who tries to activate a version.">
        {(control) => (
          <input {...control} name="reason" required pattern=".*\S.*" maxLength={500} />
        )}
      </Field>
      <FormFooter label="Lock" isSaving={isSaving} problem={problem} />
    </form>
  );
}
