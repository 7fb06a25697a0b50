import type { Delivery, Notifications } from '@larkfare/remote-cli/registry-api';
import { partOf, TextField } from '@larkfare/ui-kit';
import { AdminPage } from '../../../office/admin-page.tsx';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { AddButton } from '../publish/publishing-list.tsx';
import { Badge } from '../../../list/badge.tsx';
import { Added, Code, Lines, Moment, RegistryTable, removeColumn } from '../registry/cells.tsx';
import { machineText, RegistryForm } from '../registry/registry-form.tsx';
import { RegistryView } from '../registry/registry-view.tsx';
import { Secret } from '../registry/secret.tsx';
import { useRegistryQuery } from '../registry/use-registry.ts';

/** The addresses notified about a remote, and the state of each notification. */
export function NotificationsView({ remote }: { remote: string }) {
  const path = `/remotes/${remote}/notifications`;
  const query = useRegistryQuery<Notifications>(path, 'The notifications could not be loaded.');
  const { targets = [], deliveries = [] } = query.data ?? {};
  return (
    <RegistryView reload={query.refetch}>
      <AdminPage
        title={`Notifications of ${remote}`}
        back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
        lead="Who is notified when a version fails, is rolled back or would no longer pass. The team changes addresses too, with larkfare-remote webhook."
        actions={
          <AddButton label="New address" title="New address">
            <NewAddress path={path} />
          </AddButton>
        }
      >
        <RegistryTable
          state={partOf(query, (body) => body.targets)}
          loading="Loading notifications"
          empty={<p>No one is notified about this remote yet.</p>}
          caption="Addresses"
          columns={targetColumns(remote, path)}
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
    </RegistryView>
  );
}

/** Adds an address, and shows the secret of a webhook once. */
const NewAddress = ({ path }: { path: string }) => (
  <RegistryForm
    label="Add address"
    initial={{ address: '' }}
    path={path}
    request={({ address }) => ({ body: { address: toAddress(address.trim()) } })}
    result={({ address, secret }: { address: string; secret: string }) =>
      !address.startsWith('mailto:') && (
        <Secret label="Secret" noun="secret" value={secret}>
          The receiver checks with it that a request is from this site.
        </Secret>
      )
    }
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

const toAddress = (text: string) =>
  !URL.canParse(text) && text.includes('@') ? `mailto:${text}` : text;

const targetColumns = (
  remote: string,
  path: string,
): Column<Notifications['targets'][number]>[] => [
  {
    heading: 'Address',
    cell: ({ address, isConfirmed }) => (
      <Lines notes={[!isConfirmed && 'Not confirmed']}>
        <Code>{address}</Code>
      </Lines>
    ),
    isRowHeading: true,
    breaks: true,
  },
  { heading: 'Added', cell: Added },
  removeColumn(({ id, address }) => ({
    path: `${path}/${id}`,
    subject: address,
    question: {
      title: 'Stop notifying this address?',
      text: `${address} gets no more notifications about ${remote}. The list of what was sent to it is deleted.`,
      action: 'Remove',
    },
    done: `${address} is no longer notified.`,
  })),
];

const deliveryColumns: Column<Delivery>[] = [
  {
    heading: 'Event',
    cell: ({ kind, version, happenedAt }) => (
      <Lines notes={[<Moment at={happenedAt} />]}>
        {[version, kind].filter(Boolean).join(' ')}
      </Lines>
    ),
    isRowHeading: true,
  },
  { heading: 'To', cell: ({ address }) => <Code>{address}</Code>, breaks: true },
  { heading: 'State', cell: (delivery) => <State {...delivery} />, breaks: true },
];

function State({ deliveredAt, nextAttemptAt, attempts, problem }: Delivery) {
  if (deliveredAt)
    return (
      <Lines notes={[<Moment at={deliveredAt} />]}>
        <Badge tone="green">Delivered</Badge>
      </Lines>
    );
  if (attempts === 0)
    return (
      <Lines>
        <Badge tone="teal">Waiting</Badge>
      </Lines>
    );
  return (
    <Lines notes={[problem, nextAttemptAt && `Next attempt ${timeOfMoment(nextAttemptAt)}`]}>
      <Badge tone={nextAttemptAt ? 'amber' : 'grey'}>
        {nextAttemptAt ? 'Retried' : 'Given up'}
      </Badge>
    </Lines>
  );
}
