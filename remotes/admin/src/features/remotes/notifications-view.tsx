import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon, QueryView, VisuallyHidden } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { timeOfMoment } from '../../page/moments.rules.ts';
import { type Column, RecordTable, RecordTableSkeleton } from '../../records/record-table.tsx';
import { askRegistry } from './ask-registry.ts';
import { NewAddressDialog } from './new-address-dialog.tsx';
import type { Delivery, Notifications } from './registry.ts';
import { useRegistryQuery, type Refetch } from './use-registry-query.ts';
import { Who } from './who.tsx';
import styles from './remotes.module.css';

/** Who is notified about a remote, and the state of each notification. */
export function NotificationsView({ remote }: { remote: string }) {
  const query = useRegistryQuery<Notifications>(
    `/remotes/${remote}/notifications`,
    'The notifications could not be loaded.',
  );
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoving(remote, query.refetch);
  return (
    <AdminPage
      title={`Notifications of ${remote}`}
      back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
      lead="Who is notified when a version fails, is rolled back or would no longer pass. The team changes addresses too, with larkfare-remote webhook."
      actions={
        <Button tone="brand" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          <Icon shape={Plus} size={18} /> New address
        </Button>
      }
    >
      <QueryView
        state={query}
        skeleton={<RecordTableSkeleton label="Loading notifications" rows={4} />}
        isEmpty={({ targets }) => targets.length === 0}
        empty={
          <EmptyList>
            <p>No one is notified about this remote yet.</p>
          </EmptyList>
        }
      >
        {({ targets, deliveries }) => (
          <>
            <RecordTable
              caption="Addresses"
              columns={targetColumns((target) => void remove(target))}
              rows={targets}
              rowKey={({ id }) => id}
            />
            {deliveries.length > 0 && (
              <RecordTable
                caption="Deliveries, the latest first"
                columns={deliveryColumns}
                rows={deliveries}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </QueryView>
      <NewAddressDialog
        isOpen={isAdding}
        remote={remote}
        onAdded={() => void query.refetch()}
        onClose={() => setIsAdding(false)}
      />
    </AdminPage>
  );
}

type Target = Notifications['targets'][number];

function useRemoving(remote: string, refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ id, address }: Target) => {
    const isSure = await confirm({
      title: 'Stop notifying this address?',
      text: `${address} gets no more notifications about ${remote}. The list of what was sent to it is deleted.`,
      action: 'Remove',
    });
    if (!isSure) return;
    const answer = await askRegistry(`/remotes/${remote}/notifications/${id}`, {
      method: 'DELETE',
    });
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`${address} is no longer notified.`);
    await refetch();
  };
}

const targetColumns = (remove: (target: Target) => void): Column<Target>[] => [
  {
    heading: 'Address',
    cell: ({ address }) => <span className={styles.code}>{address}</span>,
    isRowHeading: true,
    breaks: true,
  },
  {
    heading: 'Added',
    cell: ({ createdAt, createdBy }) => (
      <span className={styles.stack}>
        <time dateTime={createdAt}>{timeOfMoment(createdAt)}</time>
        <span className={styles.small}>
          <Who name={createdBy} />
        </span>
      </span>
    ),
  },
  {
    heading: 'Actions',
    cell: (target) => (
      <Button className={styles.whole} aria-haspopup="dialog" onClick={() => remove(target)}>
        Remove<VisuallyHidden> {target.address}</VisuallyHidden>
      </Button>
    ),
  },
];

const deliveryColumns: Column<Delivery>[] = [
  {
    heading: 'Event',
    cell: ({ kind, version, happenedAt }) => (
      <span className={styles.stack}>
        {[version, kind].filter(Boolean).join(' ')}
        <time dateTime={happenedAt} className={styles.small}>
          {timeOfMoment(happenedAt)}
        </time>
      </span>
    ),
    isRowHeading: true,
  },
  {
    heading: 'To',
    cell: ({ address }) => <span className={styles.code}>{address}</span>,
    breaks: true,
  },
  { heading: 'State', cell: (delivery) => <State {...delivery} />, breaks: true },
];

function State({ deliveredAt, nextAttemptAt, attempts, problem }: Delivery) {
  if (deliveredAt)
    return (
      <span className={styles.stack}>
        <span className={styles.live}>Delivered</span>
        <time dateTime={deliveredAt} className={styles.small}>
          {timeOfMoment(deliveredAt)}
        </time>
      </span>
    );
  if (attempts === 0)
    return (
      <span className={styles.stack}>
        <span className={styles.trial}>Waiting</span>
      </span>
    );
  return (
    <span className={styles.stack}>
      <span className={nextAttemptAt ? `${styles.step} ${styles.back}` : styles.revoked}>
        {nextAttemptAt ? 'Retried' : 'Given up'}
      </span>
      <span className={styles.small}>
        {problem} {nextAttemptAt && `Next attempt ${timeOfMoment(nextAttemptAt)}.`}
      </span>
    </span>
  );
}
