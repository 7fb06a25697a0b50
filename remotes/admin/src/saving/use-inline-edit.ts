import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedWarning } from '../unsaved/use-unsaved-warning.ts';
import type { Problems, SaveAnswer } from './save-answer.rules.ts';
import { useRecordForm } from './use-record-form.ts';

type Row = { id: string; version: number };

type InlineEditOptions<Edited extends Row, Details> = {
  /** What the form holds while no row is edited. */
  blank: Details;
  toDetails: (row: Edited) => Details;
  problemsOf?: (details: Details) => Problems<Details>;
  save: (
    id: string,
    details: Details,
    version: number | undefined,
  ) => Promise<SaveAnswer<unknown>> | undefined;
  readAgain: (id: string) => Promise<Edited | undefined>;
  told: (details: Details) => Record<string, string>;
};

export type InlineEdit<Edited extends Row, Details extends object> = ReturnType<
  typeof useInlineEdit<Edited, Details>
>;

/** At most one row of a table is edited at a time (specification §4); unsaved work is asked about first. */
export function useInlineEdit<Edited extends Row, Details extends object>({
  blank,
  toDetails,
  problemsOf = () => ({}),
  save,
  readAgain,
  told,
}: InlineEditOptions<Edited, Details>) {
  const formId = useId();
  const [editedId, setEditedId] = useState('');
  const toOpened = (row: Edited) => ({ details: toDetails(row), version: row.version });

  const record = useRecordForm<Details, unknown>({
    opened: { details: blank },
    problemsOf,
    save: (details, version) => save(editedId, details, version),
    onSaved: () => close(),
    readAgain: async () => {
      const row = await readAgain(editedId);
      return row && toOpened(row);
    },
    told,
  });
  const mayDiscard = useUnsavedWarning(record.isDirty);

  const start = async (row: Edited) => {
    if (!(await mayDiscard())) return;
    record.open(toOpened(row));
    setEditedId(row.id);
  };
  const close = () => {
    flushSync(() => {
      setEditedId('');
      record.open({ details: blank });
    });
    // The fields went; whoever uses the keyboard goes on from where they began.
    document.getElementById(editButtonId(editedId))?.focus();
  };

  const cancel = () => void mayDiscard().then((may) => may && close());

  return { ...record, formId, editedId, start: (row: Edited) => void start(row), cancel };
}

/** Names a row's Edit button, to which the focus returns. */
export const editButtonId = (id: string) => `edit-${id}`;
