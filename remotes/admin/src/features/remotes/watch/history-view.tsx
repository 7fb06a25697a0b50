import type { Channel, Step } from '@larkfare/remote-cli/registry-api';
import { LinkBar, Pagination, QueryView } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { EmptyList } from '../../../page/admin-page.tsx';
import { useAddressQuery } from '../../../address/use-address-query.ts';
import { RecordTable, RecordTableSkeleton } from '../../../records/record-table.tsx';
import { channelTitle } from '../registry/remotes.rules.ts';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { stepColumns } from './step-columns.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';

const channels = ['production', 'preview'];

/** Everything that was ever done to a channel, the latest first, a page at a time. */
export function HistoryView({ channel }: { channel: string }) {
  const { page, setPage } = useAddressQuery();
  const steps = useRegistryQuery<{
    channel: Channel;
    history: Step[];
    page: number;
    totalPages: number;
  }>(
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
      <QueryView
        state={steps}
        skeleton={<RecordTableSkeleton label="Loading the history" />}
        isEmpty={({ history }) => history.length === 0}
        empty={
          <EmptyList>
            <p>Nothing has been made live here yet.</p>
          </EmptyList>
        }
      >
        {({ history, ...shown }) => (
          <>
            <RecordTable
              caption={`History of ${channel}, the latest first`}
              columns={stepColumns}
              rows={history}
              rowKey={({ revision }) => String(revision)}
              isBusy={steps.isLoading}
            />
            <Pagination page={shown.page} totalPages={shown.totalPages} onPage={setPage} />
          </>
        )}
      </QueryView>
    </RemotesScreen>
  );
}
