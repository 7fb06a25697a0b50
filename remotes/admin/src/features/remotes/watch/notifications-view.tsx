import type { Delivery, Notifications } from '@larkfare/remote-cli/registry-api';
import { QueryView } from '@larkfare/ui-kit';
import { AdminPage, EmptyList } from '../../../page/admin-page.tsx';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import { type Column, RecordTable, RecordTableSkeleton } from '../../../records/record-table.tsx';
import { Added } from '../registry/added.tsx';
import { AddButton } from '../registry/add-button.tsx';
import { AddingAddress } from './adding-address.tsx';
import { removeColumn } from '../registry/remove-column.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import { useRemoving } from '../registry/use-removing.ts';
import styles from '../registry/remotes.module.css';

/** Who is notified about a remote, and the state of each notification. */
export function NotificationsView({ remote }: { remote: string }) {
  const query = useRegistryQuery<Notifications>(
    `/remotes/${remote}/notifications`,
    'The notifications could not be loaded.',
  );
  const remove = useRemoving(query.refetch);
  const removeTarget = ({ id, address }: Target) =>
    void remove({
      path: `/remotes/${remote}/notifications/${id}`,
      question: {
        title: 'Stop notifying this address?',
        text: `${address} gets no more notifications about ${remote}. The list of what was sent to it is deleted.`,
        action: 'Remove',
      },
      done: `${address} is no longer notified.`,
    });
  return (
    <AdminPage
      title={`Notifications of ${remote}`}
      back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
      lead="Who is notified when a version fails, is rolled back or would no longer pass. The team changes addresses too, with larkfare-remote webhook."
      actions={
        <AddButton label="New address" title="New address">
          {(close) => (
            <AddingAddress remote={remote} onAdded={() => void query.refetch()} onClose={close} />
          )}
        </AddButton>
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
              columns={targetColumns(removeTarget)}
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
    </AdminPage>
  );
}

type Target = Notifications['targets'][number];

const targetColumns = (remove: (target: Target) => void): Column<Target>[] => [
  {
    heading: 'Address',
    cell: ({ address, isConfirmed }) => (
      <span className={styles.stack}>
        <span className={styles.code}>{address}</span>
        {!isConfirmed && <span className={styles.small}>Not confirmed</span>}
      </span>
    ),
    isRowHeading: true,
    breaks: true,
  },
  {
    heading: 'Added',
    cell: Added,
  },
  removeColumn(remove, ({ address }) => address),
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
      <span className={styles.small}>{problem}</span>
      {nextAttemptAt && (
        <span className={styles.small}>Next attempt {timeOfMoment(nextAttemptAt)}</span>
      )}
    </span>
  );
}
