import { useState } from 'react';
import type { Channel, Remote } from '@larkfare/remote-cli/registry-api';
import { Button, Field, ProblemPanel } from '@larkfare/ui-kit';
import form from '../../../form/form.module.css';
import type { Change, Particulars } from './channel-changes.ts';
import { GateProblems } from '../registry/gate-problems.tsx';
import { isOutdated, type Refusal } from '../registry/registry-answer.rules.ts';
import { mayShare, presenceInWords, versionIn } from '../registry/remotes.rules.ts';
import { RollbackChoice } from './rollback-choice.tsx';
import { ShareChoice } from './share-choice.tsx';

interface ChangeFormProps {
  change: Change;
  remote: Remote;
  channel: Channel;
  refusal: Refusal | undefined;
  isWaiting: boolean;
  onSend: (particulars: Particulars) => void;
  onCancel: () => void;
}

export function ChangeForm({
  change,
  remote,
  channel,
  refusal,
  isWaiting,
  onSend,
  onCancel,
}: ChangeFormProps) {
  const [reason, setReason] = useState('');
  const [version, setVersion] = useState('');
  const [share, setShare] = useState('');
  const live = versionIn(remote, channel.name);
  const has = presenceInWords(remote, channel.name);
  const isSharable =
    change.kind === 'activate' && mayShare(remote, channel.name, change.version ?? '');
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({
          reason,
          version: version || undefined,
          share: (isSharable && Number(share)) || undefined,
        });
      }}
    >
      <p>
        {change.kind === 'activate'
          ? `Make ${change.version} live in ${channel.name}? It ${has} now.`
          : `Roll back in ${channel.name}? It ${has} now.`}
      </p>
      {change.kind === 'roll back' && (
        <RollbackChoice remote={remote.name} live={live} value={version} onValue={setVersion} />
      )}
      {isSharable && <ShareChoice value={share} onValue={setShare} />}
      <Field label="Reason" note="optional" hint="Kept in the channel’s history.">
        {(control) => (
          <input
            {...control}
            name="reason"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {refusal && <Refused refusal={refusal} channel={channel} has={has} isReading={isWaiting} />}
      <div className={form.foot}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="brand" isBusy={isWaiting}>
          {change.kind === 'activate' ? 'Activate' : 'Roll back'}
        </Button>
      </div>
    </form>
  );
}

interface RefusedProps {
  refusal: Refusal;
  channel: Channel;
  /** What the channel has of this remote. */
  has: string;
  isReading: boolean;
}

function Refused({ refusal, channel, has, isReading }: RefusedProps) {
  if (!isOutdated(refusal)) return <GateProblems {...refusal} />;
  return (
    <ProblemPanel title="Not saved: someone else changed this remote.">
      {isReading
        ? 'Reloading…'
        : `${channel.name} is at revision ${channel.revision} and ${has} now. Check this before you continue.`}
    </ProblemPanel>
  );
}
