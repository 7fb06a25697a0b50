import type { Channel, Health, Overview, Remote } from '@larkfare/remote-cli/registry-api';
import { Grid, Row, Stack, Text, VisuallyHidden, type QueryState } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { EmptyList } from '../../../office/admin-page.tsx';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { ActionButton, Lines, Moment, Nothing, RegistryData } from '../registry/cells.tsx';
import { GateProblems } from '../registry/gate-problems.tsx';
import { RegistryView } from '../registry/registry-view.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { channelTitle } from '../registry/remotes.rules.ts';
import { useRegistryQuery } from '../registry/use-registry.ts';
import { OverviewContext } from './change-form.tsx';
import { ChannelCard } from './channel-card.tsx';
import { LivePlace } from './live-place.tsx';

/** The channels, and the live version of each remote. */
export function LiveView() {
  const query = useRegistryQuery<Overview>('/remotes', 'The remotes could not be loaded.');
  const { isLoading, refetch } = query;
  return (
    <RemotesScreen view="live">
      <RegistryData state={query} loading="Loading remotes">
        {(overview) => (
          <OverviewContext value={{ overview, isLoading }}>
            <RegistryView reload={refetch}>
              <Grid columns="18rem" fit>
                {overview.channels.map((channel) => (
                  <ChannelCard key={channel.name} channel={channel} />
                ))}
              </Grid>
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
                    columns={columnsOf(overview.channels)}
                    rows={overview.remotes}
                    rowKey={({ name }) => name}
                    isBusy={isLoading}
                  />
                </>
              )}
            </RegistryView>
          </OverviewContext>
        )}
      </RegistryData>
    </RemotesScreen>
  );
}

const columnsOf = (channels: readonly Channel[]): Column<Remote>[] => [
  {
    heading: 'Remote',
    cell: ({ name, title }) => (
      <Lines notes={[name]}>
        <Link to={`?remote=${name}`}>
          {title}
          <VisuallyHidden>: versions</VisuallyHidden>
        </Link>
      </Lines>
    ),
    isRowHeading: true,
    breaks: true,
  },
  ...channels.map(({ name }): Column<Remote> => ({
    heading: channelTitle(name),
    cell: (remote) => <LivePlace remote={remote} channel={name} />,
  })),
  {
    heading: 'Published last',
    cell: ({ latest }) =>
      latest ? (
        <Lines notes={[<Moment at={latest.publishedAt} />]}>{latest.version}</Lines>
      ) : (
        <Nothing>Nothing yet</Nothing>
      ),
  },
];

const unknownHealth = 'We couldn’t check the live versions.';

/** Whether the live versions still pass every gate, because the shell or the API may have changed since. */
function LiveChecks() {
  const health = useRegistryQuery<Health>('/health', unknownHealth);
  return (
    <RegistryView reload={health.refetch}>
      <Stack as="section" gap={3} aria-label="Checks">
        {health.data?.live
          .filter(({ failing }) => failing.length > 0)
          .map(({ remote, version, failing }) => (
            <GateProblems
              key={remote}
              message={`${remote} ${version} would not pass today.`}
              gates={failing}
            />
          ))}
        <Row gap={[2, 4]} justify="between">
          <Text tone="ink-soft">{sentenceOf(health)}</Text>
          <ActionButton label="Check again" sendingLabel="Checking…" path="/health" method="POST" />
        </Row>
      </Stack>
    </RegistryView>
  );
}

function sentenceOf({ data, isLoading }: QueryState<Health>): string {
  if (!data) return isLoading ? 'Loading the checks of the live versions…' : unknownHealth;
  const checked = `checked ${timeOfMoment(data.checkedAt)}`;
  return data.isHealthy
    ? `The live versions in production pass every gate (${checked}).`
    : `They stay live until an administrator decides (${checked}).`;
}
