import type { Figures, Overview, Remote } from '@larkfare/remote-cli/registry-api';
import { Card, Grid, Note } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage } from '../../../office/admin-page.tsx';
import { LivePlace } from './live-place.tsx';
import { RegistryData, RegistryTable } from '../registry/cells.tsx';
import { RegistryView } from '../registry/registry-view.tsx';
import styles from '../registry/remotes.module.css';
import { channelTitle, mayActivate } from '../registry/remotes.rules.ts';
import { useRegistryQuery } from '../registry/use-registry.ts';
import { OverviewContext, useVersions } from './change-form.tsx';
import { RolloutSteps } from './figures.tsx';
import { versionColumns } from './version-columns.tsx';

/** One remote: its live versions, and every version published. */
export function RemoteView({ name }: { name: string }) {
  const query = useRegistryQuery<Overview>('/remotes', 'The remote could not be loaded.');
  const { isLoading } = query;
  const remote = query.data?.remotes.find((each) => each.name === name);
  return (
    <AdminPage
      title={remote?.title ?? name}
      back={{ to: '/admin/remotes', text: 'All remotes' }}
      lead="Versions cannot be changed or deleted. Any version can become live again, unless it is withdrawn."
      actions={
        (remote ?? !query.data) && (
          <Link to={`/admin/remotes?remote=${name}&view=notifications`}>Notifications</Link>
        )
      }
    >
      <RegistryData
        state={query}
        loading="Loading the remote"
        isEmpty={() => !remote}
        empty={
          <>
            <p>There is no remote called {name}.</p>
            <Link to="/admin/remotes">See what is live</Link>
          </>
        }
      >
        {(overview) =>
          remote && (
            <OverviewContext value={{ overview, isLoading }}>
              <LoadedRemote {...query} remote={remote} channels={overview.channels} />
            </OverviewContext>
          )
        }
      </RegistryData>
    </AdminPage>
  );
}

interface LoadedRemoteProps {
  remote: Remote;
  channels: Overview['channels'];
  isLoading: boolean;
  refetch: () => Promise<unknown>;
}

function LoadedRemote({ remote, channels, isLoading, refetch }: LoadedRemoteProps) {
  const versions = useVersions(remote.name);
  const figures = useRegistryQuery<{ versions: Figures[] }>(
    `/remotes/${remote.name}/reports`,
    'The figures could not be loaded.',
  );
  return (
    <RegistryView reload={() => Promise.all([refetch(), versions.refetch()])}>
      <Grid columns="18rem" fit>
        {channels.map((channel) => (
          <Card
            key={channel.name}
            as="section"
            gap={2}
            className={styles.card}
            aria-label={channelTitle(channel.name)}
          >
            <h2 className={styles.heading}>{channelTitle(channel.name)}</h2>
            {!mayActivate(channel) && (
              <Note>
                Locked: “{channel.lockedReason}”, {channel.lockedBy}.
              </Note>
            )}
            <LivePlace remote={remote} channel={channel.name} />
          </Card>
        ))}
      </Grid>
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
        columns={versionColumns(remote, channels, figures.data?.versions)}
        rowKey={({ version }) => version}
        isBusy={isLoading || versions.isLoading}
      />
      {channels.map(({ name }) => (
        <RolloutSteps key={name} remote={remote} channel={name} />
      ))}
    </RegistryView>
  );
}
