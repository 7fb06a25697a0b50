import { Button, buttonClass, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { GuardedRow } from './record-kind.ts';
import { RowActions } from '../list/record-table.tsx';
import styles from './form.module.css';
import { useDelete } from './use-delete.ts';
import { editButtonId } from './use-row-edit.ts';
import type { Records } from './use-records.ts';

type RecordButtonsProps<Row extends GuardedRow, Details extends object, Input> = {
  records: Records<Row, Details, Input>;
  row: Row;
  onEdit: () => void;
  /** Takes the place of Delete while the record is in use: a link to what uses it. */
  usedBy?: { to: string; label: string };
};

/** Edit, and Delete or a link to what has to be deleted first; the server decides what is possible. */
export function RecordButtons<Row extends GuardedRow, Details extends object, Input>({
  records: { kind, remove, refetch },
  row,
  onEdit,
  usedBy,
}: RecordButtonsProps<Row, Details, Input>) {
  const confirmAndDelete = useDelete();
  const name = kind.nameOf(row);
  const deleteRow = () =>
    void confirmAndDelete({
      text: kind.deletion(row),
      name,
      remove: () => remove(row.id),
      refetch,
    });
  return (
    <RowActions>
      <Button id={editButtonId(row.id)} className={styles.button} onClick={onEdit}>
        Edit <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {row.canDelete && (
        <Button className={styles.button} onClick={deleteRow}>
          Delete <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {!row.canDelete && usedBy && (
        <Link to={usedBy.to} className={buttonClass({ className: styles.button })}>
          {usedBy.label} <VisuallyHidden>of {name}</VisuallyHidden>
        </Link>
      )}
    </RowActions>
  );
}
