import { QueryView } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { timeOfMoment } from '../../page/moments.rules.ts';
import { type Column, RecordTable, RecordTableSkeleton } from '../../records/record-table.tsx';
import type { Delivery, Notifications } from './registry.ts';
import { useRegistryQuery } from './use-registry-query.ts';
import { Who } from './who.tsx';
import styles from './remotes.module.css';

/** Who is notified about a remote, and the state of each notification. */
export function NotificationsView({ remote }: { remote: string }) {
  const query = useRegistryQuery<Notifications>(
    `/remotes/${remote}/notifications`,
    'The notifications could not be loaded.',
  );
  return (
    <AdminPage
      title={`Notifications of ${remote}`}
      back={<Link to={`/admin/remotes?remote=${remote}`}>All versions</Link>}
      lead="Who is notified when a version fails, is rolled back or would no longer pass. The team adds addresses with larkfare-remote webhook."
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
              columns={targetColumns}
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

const targetColumns: Column<Notifications['targets'][number]>[] = [
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
