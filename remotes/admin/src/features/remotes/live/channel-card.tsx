import { useState } from 'react';
import type { Channel } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon, VisuallyHidden } from '@larkfare/ui-kit';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Link } from 'react-router';
import { useConfirm } from '../../../confirm/use-confirm.tsx';
import { unlockChannel } from './channel-changes.ts';
import { LockDialog } from './lock-dialog.tsx';
import { channelTitle, mayActivate } from '../registry/remotes.rules.ts';
import styles from './channel-card.module.css';

type ChannelCardProps = { channel: Channel; refetch: () => void };

/** A channel: its revision, whether anything may be activated in it, and the lock. */
export function ChannelCard({ channel, refetch }: ChannelCardProps) {
  const { name, revision, lockedReason, lockedBy } = channel;
  const isOpen = mayActivate(channel);
  return (
    <section className={styles.card} aria-label={channelTitle(name)}>
      <div className={styles.head}>
        <h2 className={styles.name}>{channelTitle(name)}</h2>
        <span className={isOpen ? styles.open : styles.locked}>{isOpen ? 'Open' : 'Locked'}</span>
      </div>
      <p className={styles.facts}>
        Revision {revision} ·{' '}
        <Link to={`?view=history&channel=${name}`}>
          History<VisuallyHidden> of {name}</VisuallyHidden>
        </Link>
      </p>
      <p className={styles.reason}>
        {isOpen
          ? 'Versions can be activated here.'
          : `“${lockedReason}”, ${lockedBy}. Rollbacks still work.`}
      </p>
      <LockButton channel={channel} refetch={refetch} />
    </section>
  );
}

function LockButton({ channel, refetch }: ChannelCardProps) {
  const { name } = channel;
  const confirm = useConfirm();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);

  const unlock = async () => {
    const isSure = await confirm({
      title: `Unlock ${name}?`,
      text: 'Versions can then be activated again.',
      action: 'Unlock',
      tone: 'brand',
    });
    if (!isSure) return;
    const answer = await unlockChannel(name);
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`${channelTitle(name)} is open again.`);
    refetch();
  };
  // One button for both, so that the focus stays when one becomes the other.
  const isOpen = mayActivate(channel);
  return (
    <>
      <Button
        className={styles.lock}
        aria-haspopup="dialog"
        onClick={() => (isOpen ? setIsAsking(true) : void unlock())}
      >
        <Icon shape={isOpen ? Lock : LockOpen} size={18} /> {isOpen ? 'Lock' : 'Unlock'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <LockDialog
        isOpen={isAsking}
        channel={name}
        onLocked={refetch}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
