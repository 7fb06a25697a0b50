import type { Figures, Overview, Remote } from '@larkfare/remote-cli/registry-api';
import { QueryView } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage, EmptyList } from '../../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton } from '../../../records/record-table.tsx';
import { RemotePlaces } from './remote-places.tsx';
import { RolloutSteps } from './rollout-steps.tsx';
import { useAvailabilityDialog } from './use-availability-dialog.tsx';
import { useChangeDialog } from './use-change-dialog.tsx';
import { usePreviewDialog } from './use-preview-dialog.tsx';
import { useRegistryQuery, type Refetch } from '../registry/use-registry-query.ts';
import { useVersions } from './use-versions.ts';
import { versionColumns } from './version-columns.tsx';

/** One remote: where it is live, and every version that was ever published of it. */
export function RemoteView({ name }: { name: string }) {
  const query = useRegistryQuery<Overview>('/remotes', 'The remote could not be loaded.');
  const remote = query.data?.remotes.find((each) => each.name === name);
  const isThere = !query.data || remote !== undefined;
  return (
    <AdminPage
      title={remote?.title ?? name}
      back={{ to: '/admin/remotes', text: 'All remotes' }}
      lead="Versions are never deleted and never change: any of them can become live again, unless it is withdrawn."
      actions={
        isThere && (
          <Link to={`/admin/remotes?remote=${name}&view=notifications`}>Notifications</Link>
        )
      }
    >
      <QueryView
        state={query}
        skeleton={<RecordTableSkeleton label="Loading the remote" />}
        isEmpty={() => !remote}
        empty={
          <EmptyList>
            <p>There is no remote called {name}.</p>
            <Link to="/admin/remotes">See what is live</Link>
          </EmptyList>
        }
      >
        {(overview) => remote && <Versions {...query} remote={remote} overview={overview} />}
      </QueryView>
    </AdminPage>
  );
}

interface VersionsProps {
  remote: Remote;
  overview: Overview;
  isLoading: boolean;
  refetch: Refetch;
}

function Versions({ remote, overview, isLoading, refetch }: VersionsProps) {
  const { ask, dialog } = useChangeDialog({ overview, isLoading, refetch });
  const { preview, previewDialog } = usePreviewDialog(remote);
  const versions = useVersions(remote.name);
  const { decide, availabilityDialog } = useAvailabilityDialog(remote, () => {
    void refetch();
    void versions.refetch();
  });
  const figures = useRegistryQuery<{ versions: Figures[] }>(
    `/remotes/${remote.name}/reports`,
    'The figures could not be loaded.',
  );
  return (
    <>
      <RemotePlaces remote={remote} channels={overview.channels} ask={ask} />
      <QueryView
        state={versions}
        skeleton={<RecordTableSkeleton label="Loading versions" rows={4} />}
        empty={
          <EmptyList>
            <p>Nothing has been published yet. Its team publishes with a deploy token.</p>
            <Link to="/admin/remotes?view=tokens">Deploy tokens</Link>
          </EmptyList>
        }
      >
        {(rows) => (
          <RecordTable
            caption={`Versions of ${remote.title}, the latest first`}
            columns={versionColumns({
              remote,
              channels: overview.channels,
              figures: figures.data?.versions,
              ask,
              preview,
              decide,
            })}
            rows={rows}
            rowKey={({ version }) => version}
            isBusy={isLoading || versions.isLoading}
          />
        )}
      </QueryView>
      {overview.channels.map(({ name }) => (
        <RolloutSteps key={name} remote={remote} channel={name} />
      ))}
      {dialog}
      {previewDialog}
      {availabilityDialog}
    </>
  );
}
