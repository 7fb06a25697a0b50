import { ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton } from '../../records/record-table.tsx';
import type { Figures, Overview, Remote, Version } from './registry.ts';
import { RemotePlaces } from './remote-places.tsx';
import { TrustPanel } from './trust-panel.tsx';
import { useChangeDialog } from './use-change-dialog.tsx';
import { usePreviewDialog } from './use-preview-dialog.tsx';
import { useRegistryQuery } from './use-registry-query.ts';
import { versionColumns } from './version-columns.tsx';

/** One remote: where it is live, and every version that was ever published of it. */
export function RemoteView({ name }: { name: string }) {
  const overview = useRegistryQuery<Overview>('/remotes');
  const remote = overview.body?.remotes.find((each) => each.name === name);
  return (
    <AdminPage
      title={remote?.title ?? name}
      back={<Link to="/admin/remotes">All remotes</Link>}
      lead="Versions are kept for ever and never change: any of them can become live again."
    >
      {overview.hasFailed && (
        <ProblemPanel title="The remote could not be read." onRetry={overview.refetch} />
      )}
      {!overview.body && overview.isLoading && <RecordTableSkeleton label="Loading the remote" />}
      {overview.body && !remote && (
        <EmptyList>
          <p>There is no remote called {name}.</p>
        </EmptyList>
      )}
      {overview.body && remote && (
        <Versions
          remote={remote}
          overview={overview.body}
          isLoading={overview.isLoading}
          refetch={overview.refetch}
        />
      )}
    </AdminPage>
  );
}

interface VersionsProps {
  remote: Remote;
  overview: Overview;
  isLoading: boolean;
  refetch: () => void;
}

function Versions({ remote, overview, isLoading, refetch }: VersionsProps) {
  const { ask, dialog } = useChangeDialog({ overview, isLoading, refetch });
  const { preview, previewDialog } = usePreviewDialog(remote);
  const reading = useRegistryQuery<{ versions: Version[] }>(`/remotes/${remote.name}/versions`);
  const figures = useRegistryQuery<{ versions: Figures[] }>(`/remotes/${remote.name}/reports`);
  const versions = reading.body?.versions;
  return (
    <>
      <RemotePlaces remote={remote} channels={overview.channels} ask={ask} />
      <TrustPanel remote={remote} isReading={isLoading} refetch={refetch} />
      {reading.hasFailed && (
        <ProblemPanel title="The versions could not be read." onRetry={reading.refetch} />
      )}
      {!versions && reading.isLoading && <RecordTableSkeleton label="Loading versions" rows={4} />}
      {versions?.length === 0 && (
        <EmptyList>
          <p>Nothing has been published yet. Its team publishes with a deploy token.</p>
          <Link to="/admin/remotes?view=tokens">Deploy tokens</Link>
        </EmptyList>
      )}
      {versions && versions.length > 0 && (
        <RecordTable
          caption={`Versions of ${remote.title}, the latest first`}
          columns={versionColumns({
            remote,
            channels: overview.channels,
            figures: figures.body?.versions,
            ask,
            preview,
          })}
          rows={versions}
          rowKey={({ version }) => version}
          isBusy={isLoading || reading.isLoading}
        />
      )}
      {dialog}
      {previewDialog}
    </>
  );
}
