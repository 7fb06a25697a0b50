import type { ComponentProps, ComponentType } from 'react';
import { partOf, QueryView } from '@larkfare/ui-kit';
import { EmptyList } from '../../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton, type Column } from '../../../records/record-table.tsx';
import { AddButton } from '../registry/add-button.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import { useRemoving, type Removal } from '../registry/use-removing.ts';

export type AddingProps = { onAdded: () => void; onClose: () => void };

interface PublishingListProps<Body, Row> {
  view: ComponentProps<typeof RemotesScreen>['view'];
  /** Where the registry has the list, such as `/tokens`; the path of a row ends with its id. */
  path: string;
  /** The sentence when it could not be loaded. */
  failure: string;
  rowsOf: (body: Body) => readonly Row[];
  columns: (remove: (row: Row) => void) => readonly Column<Row>[];
  removal: (row: Row) => Omit<Removal, 'path'>;
  /** What is listed, as a title: 'Deploy tokens'. */
  caption: string;
  /** What an empty list says. */
  empty: string;
  /** The button that adds a row, and its dialog. */
  adding: { label: string; title: string; form: ComponentType<AddingProps> };
}

/** A view of who may publish: one list, with the button that adds to it. */
export function PublishingList<Body, Row extends { id: string }>({
  view,
  path,
  failure,
  rowsOf,
  columns,
  removal,
  caption,
  empty,
  adding: { form: AddingForm, ...button },
}: PublishingListProps<Body, Row>) {
  const query = useRegistryQuery<Body>(path, failure);
  const remove = useRemoving(query.refetch);
  const rows = partOf(query, rowsOf);
  return (
    <RemotesScreen
      view={view}
      actions={
        <AddButton {...button}>
          {(close) => <AddingForm onAdded={() => void query.refetch()} onClose={close} />}
        </AddButton>
      }
    >
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
            columns={columns((row) => void remove({ path: `${path}/${row.id}`, ...removal(row) }))}
            rows={loaded}
            rowKey={({ id }) => id}
            isBusy={rows.isLoading}
          />
        )}
      </QueryView>
    </RemotesScreen>
  );
}
