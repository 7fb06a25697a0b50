import type { ComponentProps, ReactNode } from 'react';
import { QueryView, type QueryState } from '@larkfare/ui-kit';
import { EmptyList } from '../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton, type Column } from '../../records/record-table.tsx';
import { RemotesScreen } from './remotes-screen.tsx';

interface PublishingListProps<Row> {
  view: ComponentProps<typeof RemotesScreen>['view'];
  rows: QueryState<readonly Row[]>;
  columns: readonly Column<Row>[];
  /** What is listed, as a title: 'Deploy tokens'. */
  caption: string;
  /** What an empty list says. */
  empty: string;
  /** Adds a row. */
  adding: ReactNode;
}

/** A view of who may publish: one list, with the button that adds to it. */
export const PublishingList = <Row extends { id: string }>({
  view,
  rows,
  columns,
  caption,
  empty,
  adding,
}: PublishingListProps<Row>) => (
  <RemotesScreen view={view} actions={adding}>
    <QueryView
      state={rows}
      skeleton={<RecordTableSkeleton label={`Loading ${caption.toLowerCase()}`} />}
      empty={
        <EmptyList>
          <p>{empty}</p>
        </EmptyList>
      }
    >
      {(loaded) => (
        <RecordTable
          caption={caption}
          columns={columns}
          rows={loaded}
          rowKey={({ id }) => id}
          isBusy={rows.isLoading}
        />
      )}
    </QueryView>
  </RemotesScreen>
);
