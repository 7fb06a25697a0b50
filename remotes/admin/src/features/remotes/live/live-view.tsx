import type { Channel, Overview, Remote } from '@larkfare/remote-cli/registry-api';
import { QueryView, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { EmptyList } from '../../../office/admin-page.tsx';
import { RecordTable, RecordTableSkeleton, type Column } from '../../../list/record-table.tsx';
import { Moment } from '../registry/cells.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import styles from '../registry/remotes.module.css';
import { channelTitle } from '../registry/remotes.rules.ts';
import { useRegistryQuery, type Refetch } from '../registry/use-registry-query.ts';
import { useChangeDialog, type StartChange } from './change-dialog.tsx';
import { ChannelCard } from './channel-card.tsx';
import cards from './channel-card.module.css';
import { LiveChecks } from './live-checks.tsx';
import { LivePlace } from './live-place.tsx';

/** The channels, and the live version of each remote. */
export function LiveView() {
  const overview = useRegistryQuery<Overview>('/remotes', 'The remotes could not be loaded.');
  return (
    <RemotesScreen view="live">
      <QueryView state={overview} skeleton={<RecordTableSkeleton label="Loading remotes" />}>
        {(data) => <Live {...overview} overview={data} />}
      </QueryView>
    </RemotesScreen>
  );
}

type LiveProps = { overview: Overview; isLoading: boolean; refetch: Refetch };

function Live({ overview, isLoading, refetch }: LiveProps) {
  const { startChange, changeDialog } = useChangeDialog({ overview, isLoading, refetch });
  return (
    <>
      <div className={cards.cards}>
        {overview.channels.map((channel) => (
          <ChannelCard key={channel.name} channel={channel} refetch={refetch} />
        ))}
      </div>
      {overview.remotes.length === 0 ? (
        <EmptyList>
          <p>No partner team has a remote yet. Create a deploy token to start.</p>
          <Link to="?view=tokens">Create a deploy token</Link>
        </EmptyList>
      ) : (
        <>
          <LiveChecks />
          <RecordTable
            caption="Remotes and where they are live"
            columns={columnsOf(overview.channels, startChange)}
            rows={overview.remotes}
            rowKey={({ name }) => name}
            isBusy={isLoading}
          />
        </>
      )}
      {changeDialog}
    </>
  );
}

const columnsOf = (channels: readonly Channel[], startChange: StartChange): Column<Remote>[] => [
  {
    heading: 'Remote',
    cell: ({ name, title }) => (
      <span className={styles.stack}>
        <Link to={`?remote=${name}`}>
          {title}
          <VisuallyHidden>: versions</VisuallyHidden>
        </Link>
        <span className={styles.small}>{name}</span>
      </span>
    ),
    isRowHeading: true,
    breaks: true,
  },
  ...channels.map(({ name }): Column<Remote> => ({
    heading: channelTitle(name),
    cell: (remote) => <LivePlace remote={remote} channel={name} startChange={startChange} />,
  })),
  {
    heading: 'Published last',
    cell: ({ latest }) =>
      latest ? (
        <span className={styles.stack}>
          {latest.version}
          <Moment at={latest.publishedAt} className={styles.small} />
        </span>
      ) : (
        <span className={styles.nothing}>Nothing yet</span>
      ),
  },
];
