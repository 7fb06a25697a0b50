import type { Step } from '@larkfare/remote-cli/registry-api';
import { LinkBar, Pagination, partOf, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { useAddressQuery } from '../../../office/use-address-query.ts';
import type { Column } from '../../../list/record-table.tsx';
import { Who } from '../../../list/who.tsx';
import { Badge } from '../../../list/badge.tsx';
import { Lines, Moment, Nothing, RegistryTable } from '../registry/cells.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { channelTitle } from '../registry/remotes.rules.ts';
import { useRegistryQuery } from '../registry/use-registry.ts';

const channels = ['production', 'preview'];

/** Every change of a channel, the latest first, a page at a time. */
export function HistoryView({ channel }: { channel: string }) {
  const { page, setPage } = useAddressQuery();
  const query = useRegistryQuery<{ history: Step[]; page: number; totalPages: number }>(
    `/channels/${encodeURIComponent(channel)}/history?page=${page}&size=50`,
    'The history could not be loaded.',
  );
  return (
    <RemotesScreen view="history">
      <LinkBar label="Channels" look="pills">
        {channels.map((name) => (
          <Link
            key={name}
            to={{ search: `?view=history&channel=${name}` }}
            aria-current={name === channel ? 'page' : undefined}
          >
            {channelTitle(name)}
          </Link>
        ))}
      </LinkBar>
      <RegistryTable
        state={partOf(query, ({ history }) => history)}
        loading="Loading the history"
        empty={<p>Nothing has been made live here yet.</p>}
        caption={`History of ${channel}, the latest first`}
        columns={columns}
        rowKey={({ revision }) => String(revision)}
      />
      {query.data && (
        <Pagination page={query.data.page} totalPages={query.data.totalPages} onPage={setPage} />
      )}
    </RemotesScreen>
  );
}

const looks = {
  activated: { label: 'Activated', tone: 'green' },
  shared: { label: 'For some', tone: 'grey' },
  'rolled back': { label: 'Rolled back', tone: 'amber' },
  withdrawn: { label: 'Withdrawn', tone: 'grey' },
} as const;

const columns: Column<Step>[] = [
  { heading: 'Revision', cell: ({ revision }) => revision, isRowHeading: true, width: '6rem' },
  {
    heading: 'What',
    cell: ({ action, remote }) => (
      <Lines>
        <Badge tone={looks[action].tone}>{looks[action].label}</Badge>
        <Link to={`/admin/remotes?remote=${remote}`}>{remote}</Link>
      </Lines>
    ),
  },
  { heading: 'From → to', cell: (step) => <FromTo {...step} /> },
  {
    heading: 'Who and when',
    cell: ({ changedBy, changedAt }) => (
      <Lines notes={[<Moment at={changedAt} />]}>
        <Who name={changedBy} />
      </Lines>
    ),
    breaks: true,
  },
  { heading: 'Reason', cell: ({ reason }) => reason || '–', breaks: true },
];

function FromTo({ fromVersion, toVersion, candidate, share }: Step) {
  if (candidate) return `${candidate} for ${share}% of visitors, ${toVersion} for the others`;
  const nothing = <Nothing>nothing</Nothing>;
  return (
    <span>
      <VisuallyHidden>from </VisuallyHidden>
      {fromVersion ?? nothing}
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> to </VisuallyHidden>
      {toVersion ?? nothing}
    </span>
  );
}
