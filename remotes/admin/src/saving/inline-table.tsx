import type { ReactNode } from 'react';
import { RecordTable, type Column } from '../record-table/record-table.tsx';
import { RowButtons } from './row-buttons.tsx';
import { RowForm } from './row-form.tsx';
import { SaveProblems } from './save-problems.tsx';
import type { DeleteAnswer } from './save-answer.rules.ts';
import { useDelete } from './use-delete.ts';
import type { InlineEdit } from './use-inline-edit.ts';

type NamedRow = { id: string; version: number; name: string; canDelete: boolean };

type InlineTableProps<Row extends NamedRow, Details extends object> = {
  caption: string;
  rows: readonly Row[];
  isLoading: boolean;
  /** `field` takes the place of the cell in the row that is edited. */
  columns: readonly (Column<Row> & { field?: ReactNode })[];
  edit: InlineEdit<Row, Details>;
  /** What is asked before a row is deleted. */
  deletion: string;
  remove: (id: string) => Promise<DeleteAnswer>;
  refresh: () => Promise<unknown>;
  /** Where the use is dealt with that keeps a row from being deleted. */
  leadOn?: (row: Row) => { to: string; label: string };
  /** Draws what stands beside a row's buttons. */
  beside?: (row: Row, buttons: ReactNode) => ReactNode;
  actionsWidth: string;
};

/** Records of a table that are edited in their row, one at a time, and deleted there. */
export function InlineTable<Row extends NamedRow, Details extends object>({
  caption,
  rows,
  isLoading,
  columns,
  edit,
  deletion,
  remove,
  refresh,
  leadOn,
  beside = (_, buttons) => buttons,
  actionsWidth,
}: InlineTableProps<Row, Details>) {
  const askAndDelete = useDelete();
  const isEdited = ({ id }: Row) => id === edit.editedId;
  const askAndRemove = ({ id, name }: Row) =>
    void askAndDelete({ text: deletion, name, remove: () => remove(id), refresh });
  const buttonsOf = (row: Row) => (
    <RowButtons
      {...row}
      onEdit={() => edit.start(row)}
      onDelete={() => askAndRemove(row)}
      {...(leadOn && { leadOn: leadOn(row) })}
    />
  );

  return (
    <RecordTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isLoading}
      isMarked={isEdited}
      columns={[
        ...columns.map(({ field, cell, ...column }) => ({
          ...column,
          cell: (row: Row) => (field && isEdited(row) ? field : cell(row)),
        })),
        {
          heading: 'Actions',
          width: actionsWidth,
          cell: (row) =>
            isEdited(row) ? (
              <RowForm
                id={edit.formId}
                form={edit.form}
                label={`Edit ${row.name}`}
                isSaving={edit.isSaving}
                onSubmit={edit.submit}
                onCancel={edit.cancel}
              />
            ) : (
              beside(row, buttonsOf(row))
            ),
        },
      ]}
      detail={(row) =>
        isEdited(row) &&
        (edit.above || edit.conflict) && (
          <SaveProblems above={edit.above} conflict={edit.conflict} />
        )
      }
    />
  );
}
