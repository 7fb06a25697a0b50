import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import type { Column } from '../../../records/record-table.tsx';
import styles from './remotes.module.css';

/** The button that removes a row; `nameOf` says which one to screen readers. */
export const removeColumn = <Row,>(
  remove: (row: Row) => void,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  heading: 'Actions',
  cell: (row) => (
    <Button className={styles.whole} aria-haspopup="dialog" onClick={() => remove(row)}>
      Remove<VisuallyHidden> {nameOf(row)}</VisuallyHidden>
    </Button>
  ),
});
