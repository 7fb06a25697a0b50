import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Dialog, Field, ProblemPanel } from '@larkfare/ui-kit';
import { FormFoot } from '../../saving/form-foot.tsx';
import form from '../../saving/pop-up-form.module.css';
import { lockChannel } from './channel-changes.ts';
import { channelTitle } from './remotes.rules.ts';

interface LockDialogProps {
  isOpen: boolean;
  channel: string;
  onLocked: () => void;
  onClose: () => void;
}

/** A lock says why, to everybody whose activation it holds up. */
export const LockDialog = ({ isOpen, channel, onLocked, onClose }: LockDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={`Lock ${channel}`} shape="card">
    <LockForm channel={channel} onLocked={onLocked} onClose={onClose} />
  </Dialog>
);

function LockForm({ channel, onLocked, onClose }: Omit<LockDialogProps, 'isOpen'>) {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');

  const lock = async (reason: string) => {
    setIsSaving(true);
    const answer = await lockChannel(channel, reason);
    setIsSaving(false);
    if ('refusal' in answer) {
      setProblem(answer.refusal.message);
      return;
    }
    notify.success(`${channelTitle(channel)} is locked.`);
    onLocked();
    onClose();
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get('reason');
        if (typeof reason === 'string') void lock(reason.trim());
      }}
    >
      <p>While it is locked nothing is activated. Going back stays possible.</p>
      <Field label="Reason" hint="Told to whoever tries to activate a version.">
        {(wiring) => <input {...wiring} name="reason" required pattern=".*\S.*" maxLength={500} />}
      </Field>
      {problem && <ProblemPanel title={problem} />}
      <FormFoot label="Lock" isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}
