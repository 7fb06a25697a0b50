import type { Figures, Overview, Remote } from '@larkfare/remote-cli/registry-api';
import { Card, QueryView } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage, EmptyList } from '../../../office/admin-page.tsx';
import { RecordTableSkeleton } from '../../../list/record-table.tsx';
import { RegistryTable } from '../registry/cells.tsx';
import styles from '../registry/remotes.module.css';
import { channelTitle, mayActivate } from '../registry/remotes.rules.ts';
import { useRegistryQuery, type Refetch } from '../registry/use-registry-query.ts';
import { useChangeDialog } from './change-dialog.tsx';
import { LivePlace } from './live-place.tsx';
import { RolloutSteps } from './rollout-steps.tsx';
import { useVersions } from './use-versions.ts';
import { versionColumns } from './version-columns.tsx';
import { useAvailabilityDialog, usePreviewDialog } from './version-dialogs.tsx';

/** One remote: its live versions, and every version published. */
export function RemoteView({ name }: { name: string }) {
  const query = useRegistryQuery<Overview>('/remotes', 'The remote could not be loaded.');
  const remote = query.data?.remotes.find((each) => each.name === name);
  return (
    <AdminPage
      title={remote?.title ?? name}
      back={{ to: '/admin/remotes', text: 'All remotes' }}
      lead="Versions are never deleted and never change: any of them can become live again, unless it is withdrawn."
      actions={
        (remote ?? !query.data) && (
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
        {(overview) => remote && <LoadedRemote {...query} remote={remote} overview={overview} />}
      </QueryView>
    </AdminPage>
  );
}

interface LoadedRemoteProps {
  remote: Remote;
  overview: Overview;
  isLoading: boolean;
  refetch: Refetch;
}

function LoadedRemote({ remote, overview, isLoading, refetch }: LoadedRemoteProps) {
  const { channels } = overview;
  const { startChange, changeDialog } = useChangeDialog({ overview, isLoading, refetch });
  const { startPreview, previewDialog } = usePreviewDialog(remote);
  const versions = useVersions(remote.name);
  const { startDecision, availabilityDialog } = useAvailabilityDialog(remote, () => {
    void refetch();
    void versions.refetch();
  });
  const figures = useRegistryQuery<{ versions: Figures[] }>(
    `/remotes/${remote.name}/reports`,
    'The figures could not be loaded.',
  );
  return (
    <>
      <div className={styles.places}>
        {channels.map((channel) => (
          <Card
            key={channel.name}
            as="section"
            gap={2}
            className={styles.place}
            aria-label={channelTitle(channel.name)}
          >
            <h2 className={styles.placeName}>{channelTitle(channel.name)}</h2>
            {!mayActivate(channel) && (
              <p className={styles.small}>
                Locked: “{channel.lockedReason}”, {channel.lockedBy}.
              </p>
            )}
            <LivePlace remote={remote} channel={channel.name} startChange={startChange} />
          </Card>
        ))}
      </div>
      <RegistryTable
        state={versions}
        loading="Loading versions"
        empty={
          <>
            <p>Nothing has been published yet. Its team publishes with a deploy token.</p>
            <Link to="/admin/remotes?view=tokens">Deploy tokens</Link>
          </>
        }
        caption={`Versions of ${remote.title}, the latest first`}
        columns={versionColumns({
          remote,
          channels,
          figures: figures.data?.versions,
          startChange,
          startPreview,
          startDecision,
        })}
        rowKey={({ version }) => version}
        isBusy={isLoading || versions.isLoading}
      />
      {channels.map(({ name }) => (
        <RolloutSteps key={name} remote={remote} channel={name} />
      ))}
      {changeDialog}
      {previewDialog}
      {availabilityDialog}
    </>
  );
}
