import { useState } from 'react';
import type { Changed, Channel, Remote } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { Dialog } from '@larkfare/ui-kit';
import { makeChange, type Change, type Particulars } from './channel-changes.ts';
import { ChangeForm } from './change-form.tsx';
import type { Refusal } from '../registry/registry-answer.rules.ts';
import { notesInWords } from '../registry/remotes.rules.ts';

interface ChangeDialogProps {
  isOpen: boolean;
  change: Change;
  remote: Remote;
  channel: Channel;
  /** While the channel is reloaded nothing is sent: what was seen may be outdated. */
  isReading: boolean;
  refetch: () => void;
  onClose: () => void;
}

/** Asks before visitors get another version, and says what the registry has against it. */
export function ChangeDialog({ isOpen, change, remote, onClose, ...rest }: ChangeDialogProps) {
  const word = change.kind === 'activate' ? 'Activate' : 'Roll back';
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`${word} ${remote.title}${change.kind === 'activate' ? ` ${change.version}` : ''}`}
    >
      <Sending change={change} remote={remote} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Sending({
  change,
  remote,
  channel,
  isReading,
  refetch,
  onClose,
}: Omit<ChangeDialogProps, 'isOpen'>) {
  const notify = useNotify();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const send = async (particulars: Particulars) => {
    setIsSending(true);
    const answer = await makeChange(change, particulars, channel.revision);
    setIsSending(false);
    // Whatever came of it: what the page shows may be outdated.
    refetch();
    if ('refusal' in answer) {
      setRefusal(answer.refusal);
      return;
    }
    notify.success(
      [sentenceOf(remote, channel, answer.done), ...notesInWords(answer.done.gates ?? [])].join(
        ' ',
      ),
    );
    onClose();
  };
  return (
    <ChangeForm
      change={change}
      remote={remote}
      channel={channel}
      refusal={refusal}
      isWaiting={isSending || isReading}
      onSend={(sent) => void send(sent)}
      onCancel={onClose}
    />
  );
}

function sentenceOf({ title }: Remote, { name }: Channel, changed: Changed): string {
  const { version, candidate, share } = changed;
  if (candidate) return `${title} ${candidate} is rolled out to ${share}% of visitors in ${name}.`;
  return version === null
    ? `${title} is no longer live in ${name}.`
    : `${title} ${version} is live in ${name}.`;
}
