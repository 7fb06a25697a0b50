import type { ComponentProps, ReactNode } from 'react';
import { partOf } from '@larkfare/ui-kit';
import type { Question } from '../../../office/use-confirm.tsx';
import type { Column } from '../../../list/record-table.tsx';
import { AddButton } from '../registry/add-button.tsx';
import { RegistryTable } from '../registry/cells.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { useRegistryAction } from '../registry/use-registry-action.ts';
import { useRegistryQuery } from '../registry/use-registry-query.ts';

export type AddFormProps = { onAdded: () => void; onClose: () => void };

interface PublishingListProps<Body, Row> {
  view: ComponentProps<typeof RemotesScreen>['view'];
  /** The registry's address of the list, such as `/tokens`; a row's address ends with its id. */
  path: string;
  rowsOf: (body: Body) => readonly Row[];
  columns: (remove: (row: Row) => void) => readonly Column<Row>[];
  /** The question before a row is removed, and the notice after it. */
  removal: (row: Row) => { question: Question; done: string };
  /** The title of the list: 'Deploy tokens'. */
  caption: string;
  /** The sentence when the list could not be loaded. */
  failure: string;
  empty: string;
  addLabel: string;
  addTitle: string;
  /** The form that adds a row. */
  form: (props: AddFormProps) => ReactNode;
}

/** A view of permissions to publish: a list, with the button that adds to it. */
export function PublishingList<Body, Row extends { id: string }>({
  view,
  path,
  rowsOf,
  columns,
  removal,
  caption,
  failure,
  empty,
  addLabel,
  addTitle,
  form,
}: PublishingListProps<Body, Row>) {
  const query = useRegistryQuery<Body>(path, failure);
  const { run } = useRegistryAction(query.refetch);
  return (
    <RemotesScreen
      view={view}
      actions={
        <AddButton label={addLabel} title={addTitle}>
          {(onClose) => form({ onAdded: () => void query.refetch(), onClose })}
        </AddButton>
      }
    >
      <RegistryTable
        state={partOf(query, rowsOf)}
        loading={`Loading ${caption.toLowerCase()}`}
        empty={<p>{empty}</p>}
        caption={caption}
        columns={columns((row) => run(`${path}/${row.id}`, { method: 'DELETE', ...removal(row) }))}
        rowKey={({ id }) => id}
      />
    </RemotesScreen>
  );
}
