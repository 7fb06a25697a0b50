import type { ReactNode } from 'react';
import { Button, Row } from '@larkfare/ui-kit';
import { FormProblems } from './form-problems.tsx';
import { RecordButtons } from './record-buttons.tsx';
import type { GuardedRow } from './record-kind.ts';
import { RecordTable, RowActions, type Column } from '../list/record-table.tsx';
import styles from './form.module.css';
import type { Records } from './use-records.ts';
import { useRowEdit, type RowEdit } from './use-row-edit.ts';

type EditableTableProps<Row extends GuardedRow, Details extends object, Input> = {
  caption: string;
  records: Records<Row, Details, Input>;
  rows: readonly Row[];
  /** The details of the form while no row is edited. */
  blank: Details;
  /** `field` takes the place of the cell in the row that is edited. */
  columns: (edit: RowEdit<Row, Details>) => readonly (Column<Row> & { field?: ReactNode })[];
  actionsWidth: string;
  /** A link to what uses a record that cannot be deleted. */
  usedBy?: (row: Row) => { to: string; label: string };
  /** Shown next to a row's buttons. */
  rowNote?: (row: Row) => ReactNode;
};

/** Records in a table, which are edited in their row, one at a time, and deleted there. */
export function EditableTable<Row extends GuardedRow, Details extends object, Input>({
  caption,
  records,
  rows,
  blank,
  columns,
  actionsWidth,
  usedBy,
  rowNote,
}: EditableTableProps<Row, Details, Input>) {
  const edit = useRowEdit(records, blank);
  const isEdited = ({ id }: Row) => id === edit.editedId;

  return (
    <RecordTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={records.isLoading}
      isMarked={isEdited}
      onEscape={edit.cancel}
      columns={[
        ...columns(edit).map(({ field, cell, ...column }) => ({
          ...column,
          cell: (row: Row) => (field && isEdited(row) ? field : cell(row)),
        })),
        {
          heading: 'Actions',
          width: actionsWidth,
          cell: (row) =>
            isEdited(row) ? (
              <RowForm edit={edit} label={`Edit ${records.kind.nameOf(row)}`} />
            ) : (
              <Row gap={[1, 3]}>
                <RecordButtons
                  records={records}
                  row={row}
                  onEdit={() => edit.start(row)}
                  {...(usedBy && { usedBy: usedBy(row) })}
                />
                {rowNote?.(row)}
              </Row>
            ),
        },
      ]}
      detail={(row) =>
        isEdited(row) && (edit.formError || edit.conflict) && <FormProblems {...edit} />
      }
    />
  );
}

type RowFormProps = {
  edit: Pick<RowEdit<GuardedRow, object>, 'formId' | 'formProps' | 'isSaving' | 'cancel'>;
  /** For screen readers: 'Edit Asia'. */
  label: string;
};

/** The form of the edited row: its fields are in the row's other cells and refer to it by its id. */
const RowForm = ({ edit, label }: RowFormProps) => (
  <form {...edit.formProps} id={edit.formId} aria-label={label}>
    <RowActions>
      <Button type="submit" tone="brand" className={styles.button} isBusy={edit.isSaving}>
        {edit.isSaving ? 'Saving…' : 'Save'}
      </Button>
      <Button className={styles.button} onClick={edit.cancel} isBusy={edit.isSaving}>
        Cancel
      </Button>
    </RowActions>
  </form>
);
