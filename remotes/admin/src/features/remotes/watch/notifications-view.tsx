import { useState } from 'react';
import type { Delivery, Notifications } from '@larkfare/remote-cli/registry-api';
import { partOf, TextField } from '@larkfare/ui-kit';
import { AdminPage } from '../../../office/admin-page.tsx';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { AddButton } from '../registry/add-button.tsx';
import { Added, Moment, RegistryTable, removeColumn } from '../registry/cells.tsx';
import { machineText, RegistryForm } from '../registry/registry-form.tsx';
import styles from '../registry/remotes.module.css';
import { requestRegistry } from '../registry/request-registry.ts';
import { Secret } from '../registry/secret.tsx';
import { useRegistryAction } from '../registry/use-registry-action.ts';
import { useRegistryQuery } from '../registry/use-registry-query.ts';

/** The addresses notified about a remote, and the state of each notification. */
export function NotificationsView({ remote }: { remote: string }) {
  const path = `/remotes/${remote}/notifications`;
  const query = useRegistryQuery<Notifications>(path, 'The notifications could not be loaded.');
  const { run } = useRegistryAction(query.refetch);
  const remove = ({ id, address }: Target) =>
    run(`${path}/${id}`, {
      method: 'DELETE',
      question: {
        title: 'Stop notifying this address?',
        text: `${address} gets no more notifications about ${remote}. The list of what was sent to it is deleted.`,
        action: 'Remove',
      },
      done: `${address} is no longer notified.`,
    });
  const { targets = [], deliveries = [] } = query.data ?? {};
  return (
    <AdminPage
      title={`Notifications of ${remote}`}
      back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
      lead="Who is notified when a version fails, is rolled back or would no longer pass. The team changes addresses too, with larkfare-remote webhook."
      actions={
        <AddButton label="New address" title="New address">
          {(onClose) => (
            <NewAddress path={path} onAdded={() => void query.refetch()} onClose={onClose} />
          )}
        </AddButton>
      }
    >
      <RegistryTable
        state={partOf(query, (body) => body.targets)}
        loading="Loading notifications"
        empty={<p>No one is notified about this remote yet.</p>}
        caption="Addresses"
        columns={targetColumns(remove)}
        rowKey={({ id }) => id}
      />
      {targets.length > 0 && deliveries.length > 0 && (
        <RecordTable
          caption="Deliveries, the latest first"
          columns={deliveryColumns}
          rows={deliveries}
          rowKey={({ id }) => id}
        />
      )}
    </AdminPage>
  );
}

type NewAddressProps = { path: string; onAdded: () => void; onClose: () => void };

/** Adds an address, and shows the secret of a webhook once. */
function NewAddress({ path, onAdded, onClose }: NewAddressProps) {
  const [secret, setSecret] = useState('');
  if (secret)
    return (
      <Secret label="Secret" noun="secret" value={secret} onDone={onClose}>
        The receiver checks with it that a request is from this site.
      </Secret>
    );
  return (
    <RegistryForm
      label="Add address"
      initial={{ address: '' }}
      send={({ address }) =>
        requestRegistry<{ address: string; secret: string }>(path, {
          method: 'POST',
          body: { address: toAddress(address.trim()) },
        })
      }
      onDone={(added) => {
        onAdded();
        if (added.address.startsWith('mailto:')) onClose();
        else setSecret(added.secret);
      }}
    >
      {(field) => (
        <TextField
          {...field('address')}
          {...machineText}
          label="Address"
          hint="A webhook, such as https://hooks.example.com/guide, or an e-mail address, which gets a link to confirm it."
          required
          maxLength={500}
        />
      )}
    </RegistryForm>
  );
}

const toAddress = (text: string) =>
  !URL.canParse(text) && text.includes('@') ? `mailto:${text}` : text;

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
  { heading: 'Added', cell: Added },
  removeColumn(remove, ({ address }) => address),
];

const deliveryColumns: Column<Delivery>[] = [
  {
    heading: 'Event',
    cell: ({ kind, version, happenedAt }) => (
      <span className={styles.stack}>
        {[version, kind].filter(Boolean).join(' ')}
        <Moment at={happenedAt} className={styles.small} />
      </span>
    ),
    isRowHeading: true,
  },
  {
    heading: 'To',
    cell: ({ address }) => <span className={styles.code}>{address}</span>,
    breaks: true,
  },
  {
    heading: 'State',
    cell: (delivery) => (
      <span className={styles.stack}>
        <State {...delivery} />
      </span>
    ),
    breaks: true,
  },
];

function State({ deliveredAt, nextAttemptAt, attempts, problem }: Delivery) {
  if (deliveredAt)
    return (
      <>
        <span className={styles.live}>Delivered</span>
        <Moment at={deliveredAt} className={styles.small} />
      </>
    );
  if (attempts === 0) return <span className={styles.trial}>Waiting</span>;
  return (
    <>
      <span className={nextAttemptAt ? `${styles.step} ${styles.back}` : styles.revoked}>
        {nextAttemptAt ? 'Retried' : 'Given up'}
      </span>
      <span className={styles.small}>{problem}</span>
      {nextAttemptAt && (
        <span className={styles.small}>Next attempt {timeOfMoment(nextAttemptAt)}</span>
      )}
    </>
  );
}
