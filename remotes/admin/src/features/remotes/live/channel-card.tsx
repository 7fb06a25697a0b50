import type { Channel } from '@larkfare/remote-cli/registry-api';
import { Button, Card, Icon, Row, Text, TextField, VisuallyHidden } from '@larkfare/ui-kit';
import Lock from '@lucide/icons/icons/lock';
import LockOpen from '@lucide/icons/icons/lock-open';
import { Link } from 'react-router';
import { Badge } from '../../../list/badge.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { useRegistryView } from '../registry/registry-view.tsx';
import styles from '../registry/remotes.module.css';
import { channelTitle, mayActivate } from '../registry/remotes.rules.ts';
import { useRegistryAction } from '../registry/use-registry.ts';

/** A channel: its revision, whether anything may be activated in it, and the lock. */
export function ChannelCard({ channel }: { channel: Channel }) {
  const { name, revision, lockedReason, lockedBy } = channel;
  const isOpen = mayActivate(channel);
  return (
    <Card as="section" gap={2} padding={5} className={styles.card} aria-label={channelTitle(name)}>
      <Row nowrap>
        <h2 className={styles.title}>{channelTitle(name)}</h2>
        <Badge tone={isOpen ? 'green' : 'amber'}>{isOpen ? 'Open' : 'Locked'}</Badge>
      </Row>
      <Text tone="ink-soft">
        Revision {revision} ·{' '}
        <Link to={`?view=history&channel=${name}`}>
          History<VisuallyHidden> of {name}</VisuallyHidden>
        </Link>
      </Text>
      <Text tone="ink-soft">
        {isOpen
          ? 'Versions can be activated here.'
          : `“${lockedReason}”, ${lockedBy}. Rollbacks still work.`}
      </Text>
      <LockButton name={name} isOpen={isOpen} />
    </Card>
  );
}

function LockButton({ name, isOpen }: { name: string; isOpen: boolean }) {
  const { run } = useRegistryAction();
  const { openDialog } = useRegistryView();
  const path = `/channels/${name}/lock`;

  const lock = () =>
    openDialog({
      title: `Lock ${name}`,
      shape: 'card',
      content: (
        <RegistryForm
          label="Lock"
          initial={{ reason: '' }}
          path={path}
          request={({ reason }) => ({ method: 'PUT', body: { reason: reason.trim() } })}
          done={() => `${channelTitle(name)} is locked.`}
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
      ),
    });
  const unlock = () =>
    run({
      path,
      method: 'DELETE',
      question: {
        title: `Unlock ${name}?`,
        text: 'Versions can then be activated again.',
        action: 'Unlock',
        tone: 'brand',
      },
      done: `${channelTitle(name)} is open again.`,
    });
  // One button for both, so that the focus stays when one becomes the other.
  return (
    <Button aria-haspopup="dialog" onClick={isOpen ? lock : unlock}>
      <Icon shape={isOpen ? Lock : LockOpen} size={18} /> {isOpen ? 'Lock' : 'Unlock'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
