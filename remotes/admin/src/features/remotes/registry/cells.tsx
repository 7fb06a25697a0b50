import type { ComponentProps, ReactNode } from 'react';
import { Button, type QueryState, QueryView, VisuallyHidden } from '@larkfare/ui-kit';
import { EmptyList } from '../../../office/admin-page.tsx';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import { RecordTable, RecordTableSkeleton, type Column } from '../../../list/record-table.tsx';
import { Who } from '../../../list/who.tsx';
import styles from './remotes.module.css';

type MomentProps = { at: string; className?: string | undefined };

/** A moment as London's day and time. */
export const Moment = ({ at, className }: MomentProps) => (
  <time dateTime={at} className={className}>
    {timeOfMoment(at)}
  </time>
);

type AddedProps = { createdAt: string; createdBy: string; children?: ReactNode };

/** When a row was added, and its author. */
export const Added = ({ createdAt, createdBy, children }: AddedProps) => (
  <span className={styles.stack}>
    <Moment at={createdAt} />
    <span className={styles.small}>
      <Who name={createdBy} />
    </span>
    {children}
  </span>
);

type DialogButtonProps = {
  label: string;
  /** The row's name, for screen readers. */
  subject: string;
  onClick: () => void;
};

/** A button in a row that opens a dialog. */
export const DialogButton = ({ label, subject, onClick }: DialogButtonProps) => (
  <Button className={styles.whole} aria-haspopup="dialog" onClick={onClick}>
    {label}
    <VisuallyHidden> {subject}</VisuallyHidden>
  </Button>
);

/** The column with the button that removes a row. */
export const removeColumn = <Row,>(
  remove: (row: Row) => void,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  heading: 'Actions',
  cell: (row) => <DialogButton label="Remove" subject={nameOf(row)} onClick={() => remove(row)} />,
});

type RegistryTableProps<Row> = Omit<ComponentProps<typeof RecordTable<Row>>, 'rows'> & {
  state: QueryState<readonly Row[]>;
  /** The label of the skeleton. */
  loading: string;
  empty: ReactNode;
};

/** The rows of a query as a table. */
export const RegistryTable = <Row,>({
  state,
  loading,
  empty,
  ...table
}: RegistryTableProps<Row>) => (
  <QueryView
    state={state}
    skeleton={<RecordTableSkeleton label={loading} />}
    empty={<EmptyList>{empty}</EmptyList>}
  >
    {(rows) => <RecordTable isBusy={state.isLoading} {...table} rows={rows} />}
  </QueryView>
);
