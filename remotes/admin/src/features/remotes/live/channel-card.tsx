import type { Channel } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Card, Icon, Row, TextField, VisuallyHidden } from '@larkfare/ui-kit';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Link } from 'react-router';
import { FormDialog } from '../../../record/form-dialog.tsx';
import { useRecordDialog } from '../../../record/record-dialog.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { channelTitle, mayActivate } from '../registry/remotes.rules.ts';
import { requestRegistry } from '../registry/request-registry.ts';
import { useRegistryAction } from '../registry/use-registry-action.ts';
import type { Refetch } from '../registry/use-registry-query.ts';
import styles from './channel-card.module.css';

type ChannelCardProps = { channel: Channel; refetch: Refetch };

/** A channel: its revision, whether anything may be activated in it, and the lock. */
export function ChannelCard({ channel, refetch }: ChannelCardProps) {
  const { name, revision, lockedReason, lockedBy } = channel;
  const isOpen = mayActivate(channel);
  return (
    <Card as="section" gap={2} padding={5} className={styles.card} aria-label={channelTitle(name)}>
      <Row nowrap>
        <h2 className={styles.name}>{channelTitle(name)}</h2>
        <span className={isOpen ? styles.open : styles.locked}>{isOpen ? 'Open' : 'Locked'}</span>
      </Row>
      <p className={styles.facts}>
        Revision {revision} ·{' '}
        <Link to={`?view=history&channel=${name}`}>
          History<VisuallyHidden> of {name}</VisuallyHidden>
        </Link>
      </p>
      <p className={styles.facts}>
        {isOpen
          ? 'Versions can be activated here.'
          : `“${lockedReason}”, ${lockedBy}. Rollbacks still work.`}
      </p>
      <LockButton channel={channel} refetch={refetch} />
    </Card>
  );
}

function LockButton({ channel, refetch }: ChannelCardProps) {
  const { name } = channel;
  const { run } = useRegistryAction(refetch);
  const notify = useNotify();
  const dialog = useRecordDialog();
  const path = `/channels/${name}/lock`;

  const unlock = () =>
    run(path, {
      method: 'DELETE',
      question: {
        title: `Unlock ${name}?`,
        text: 'Versions can then be activated again.',
        action: 'Unlock',
        tone: 'brand',
      },
      done: `${channelTitle(name)} is open again.`,
    });
  const isOpen = mayActivate(channel);
  // One button for both, so that the focus stays when one becomes the other.
  return (
    <>
      <Button
        className={styles.lock}
        aria-haspopup="dialog"
        onClick={() => (isOpen ? dialog.add() : unlock())}
      >
        <Icon shape={isOpen ? Lock : LockOpen} size={18} /> {isOpen ? 'Lock' : 'Unlock'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <FormDialog open={dialog.isOpen} onClose={dialog.close} title={`Lock ${name}`} shape="card">
        <RegistryForm
          label="Lock"
          initial={{ reason: '' }}
          send={({ reason }) =>
            requestRegistry(path, { method: 'PUT', body: { reason: reason.trim() } })
          }
          onDone={() => {
            notify.success(`${channelTitle(name)} is locked.`);
            void refetch();
            dialog.close();
          }}
        >
          {(field) => (
            <>
              <p>While it is locked nothing can be activated. Rollbacks still work.</p>
              <TextField
                {...field('reason')}
                label="Reason"
                hint="Shown to anyone who tries to activate a version."
                required
                maxLength={500}
              />
            </>
          )}
        </RegistryForm>
      </FormDialog>
    </>
  );
}
