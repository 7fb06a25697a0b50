import type { ComponentProps, ReactNode } from 'react';
import { Button, Note, type QueryState, QueryView, Text, VisuallyHidden } from '@larkfare/ui-kit';
import fields from '../../../fields/fields.module.css';
import { EmptyList } from '../../../office/admin-page.tsx';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { ListSkeleton } from '../../../list/record-list.tsx';
import { Who } from '../../../list/who.tsx';
import { useRegistryView } from './registry-view.tsx';
import styles from './remotes.module.css';
import { useRegistryAction, type RegistryAction } from './use-registry.ts';

/** A moment as London's day and time. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{timeOfMoment(at)}</time>;

type LinesProps = {
  children?: ReactNode;
  /** Smaller lines beneath. */
  notes?: readonly ReactNode[];
};

/** Content one below the other in a cell. */
export const Lines = ({ children, notes = [] }: LinesProps) => (
  <span className={styles.stack}>
    {children}
    {notes.map(
      (note, place) =>
        note && (
          <Note as="span" key={place} className={styles.note}>
            {note}
          </Note>
        ),
    )}
  </span>
);

export const Code = ({ children }: { children: ReactNode }) => (
  <code className={fields.code}>{children}</code>
);

/** The words for a value that is missing. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text as="em" tone="ink-soft">
    {children}
  </Text>
);

type AddedProps = { createdAt: string; createdBy: string; children?: ReactNode };

/** When a row was added, and its author. */
export const Added = ({ createdAt, createdBy, children }: AddedProps) => (
  <Lines notes={[<Who name={createdBy} />, children]}>
    <Moment at={createdAt} />
  </Lines>
);

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'className'> & {
  /** The row's name, for screen readers. */
  subject?: string | undefined;
};

const RowButton = ({ subject, children, ...button }: RowButtonProps) => (
  <Button {...button} className={styles.whole}>
    {children}
    {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
  </Button>
);

type DialogButtonProps = Pick<RowButtonProps, 'tone' | 'subject'> & {
  label: ReactNode;
  /** The title of the dialog. */
  title: string;
  shape?: 'card';
  /** The dialog's content; mounted with each opening, so that a secret in it does not outlive the dialog. */
  children: ReactNode;
};

/** A button that opens a dialog. */
export function DialogButton({ label, title, shape, children, ...button }: DialogButtonProps) {
  const { openDialog } = useRegistryView();
  return (
    <RowButton
      {...button}
      aria-haspopup="dialog"
      onClick={() => openDialog({ title, content: children, ...(shape && { shape }) })}
    >
      {label}
    </RowButton>
  );
}

type ActionButtonProps = RegistryAction & {
  label: string;
  /** The label while the action runs. */
  sendingLabel?: string;
  subject?: string;
};

/** A button that sends a change. */
export function ActionButton({
  label,
  sendingLabel = label,
  subject,
  ...action
}: ActionButtonProps) {
  const { isSending, run } = useRegistryAction();
  return (
    <RowButton
      subject={subject}
      aria-haspopup={action.question && 'dialog'}
      isBusy={isSending}
      onClick={() => run(action)}
    >
      {isSending ? sendingLabel : label}
    </RowButton>
  );
}

/** The column with the button that removes a row. */
export const removeColumn = <Row,>(
  removal: (row: Row) => Omit<ActionButtonProps, 'label'>,
): Column<Row> => ({
  heading: 'Actions',
  cell: (row) => <ActionButton label="Remove" method="DELETE" {...removal(row)} />,
});

type RegistryDataProps<Data> = Omit<ComponentProps<typeof QueryView<Data>>, 'skeleton'> & {
  /** The label of the skeleton. */
  loading: string;
};

/** A query's data, or its state. */
export const RegistryData = <Data,>({ loading, empty, ...view }: RegistryDataProps<Data>) => (
  <QueryView
    {...view}
    skeleton={<ListSkeleton label={loading} />}
    empty={empty && <EmptyList>{empty}</EmptyList>}
  />
);

type RegistryTableProps<Row> = Omit<ComponentProps<typeof RecordTable<Row>>, 'rows'> &
  Pick<RegistryDataProps<readonly Row[]>, 'loading' | 'empty'> & {
    state: QueryState<readonly Row[]>;
  };

/** The rows of a query as a table. */
export const RegistryTable = <Row,>({
  state,
  loading,
  empty,
  ...table
}: RegistryTableProps<Row>) => (
  <RegistryData state={state} loading={loading} empty={empty}>
    {(rows) => <RecordTable isBusy={state.isLoading} {...table} rows={rows} />}
  </RegistryData>
);
