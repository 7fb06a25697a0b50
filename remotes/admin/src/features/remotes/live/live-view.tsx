import type { Overview } from '@larkfare/remote-cli/registry-api';
import { QueryView } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { EmptyList } from '../../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton } from '../../../records/record-table.tsx';
import { ChannelCard } from './channel-card.tsx';
import { LiveChecks } from './live-checks.tsx';
import { remoteColumns } from './remote-columns.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { useChangeDialog } from './use-change-dialog.tsx';
import { useRegistryQuery, type Refetch } from '../registry/use-registry-query.ts';
import cards from './channel-card.module.css';

/** What each channel has. */
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
  const { ask, dialog } = useChangeDialog({ overview, isLoading, refetch });
  return (
    <>
      <div className={cards.cards}>
        {overview.channels.map((channel) => (
          <ChannelCard key={channel.name} channel={channel} refetch={refetch} />
        ))}
      </div>
      {overview.remotes.length > 0 && <LiveChecks />}
      {overview.remotes.length === 0 ? (
        <EmptyList>
          <p>No partner team has a remote yet. Create a deploy token to start.</p>
          <Link to="?view=tokens">Create a deploy token</Link>
        </EmptyList>
      ) : (
        <RecordTable
          caption="Remotes and where they are live"
          columns={remoteColumns(overview.channels, ask)}
          rows={overview.remotes}
          rowKey={({ name }) => name}
          isBusy={isLoading}
        />
      )}
      {dialog}
    </>
  );
}
