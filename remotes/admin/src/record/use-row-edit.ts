import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRecordForm } from './use-record-form.ts';
import type { RecordKind, RecordRow } from './record-kind.ts';
import type { Records } from './use-records.ts';

export type RowEdit<Row extends RecordRow, Details extends object> = ReturnType<
  typeof useRowEdit<Row, Details, unknown>
>;

/** Names a record's Edit button, to which the focus returns. */
export const editButtonId = (id: string) => `edit-${id}`;

type EditedKind<Row extends RecordRow, Details extends object, Input> = Pick<
  RecordKind<Row, Details, Input>,
  'toDetails' | 'toInput' | 'problemsOf' | 'describe'
>;

/** One row of a table at a time is edited (specification §4); unsaved changes of another one are confirmed first. */
export function useRowEdit<Row extends RecordRow, Details extends object, Input>(
  {
    kind,
    update,
    reload,
  }: Pick<Records<Row, Details, Input>, 'update' | 'reload'> & {
    kind: EditedKind<Row, Details, Input>;
  },
  /** The details of the form while no row is edited. */
  blank: Details,
) {
  const formId = useId();
  const [editedId, setEditedId] = useState('');
  const form = useRecordForm<Row, Details>({
    blank,
    toDetails: kind.toDetails,
    problemsOf: (details) => kind.problemsOf?.(details, false) ?? {},
    save: (details, version) => {
      const input = kind.toInput(details);
      return input && update(editedId, version, input);
    },
    onSaved: () => close(),
    reload: () => reload(editedId),
    describe: kind.describe,
  });

  const start = async (row: Row) => {
    if (!(await form.mayDiscard())) return;
    form.open(row);
    setEditedId(row.id);
  };
  const close = () => {
    flushSync(() => {
      setEditedId('');
      form.reset(blank);
    });
    // The fields were removed; the focus returns to the button that opened them.
    document.getElementById(editButtonId(editedId))?.focus();
  };

  return {
    ...form,
    formId,
    editedId,
    start: (row: Row) => void start(row),
    close,
    cancel: () => void form.mayDiscard().then((may) => may && close()),
  };
}
