import { useState, type FormEvent } from 'react';
import { isEmpty, sortProblems, type Problems } from '@larkfare/text-rules';
import { useFormState } from '@larkfare/ui-kit';
import { isSame } from './merge.rules.ts';
import { useUnsavedWarning } from '../office/use-unsaved-warning.ts';
import {
  useMergedSave,
  type MergedSaveOptions,
  type Opened,
  type Versioned,
} from './use-merged-save.ts';

type RecordFormOptions<Row extends Versioned, Details> = MergedSaveOptions<Row, Details> & {
  /** Absent for a new record, whose form starts with `blank`. */
  record?: Row | undefined;
  blank?: Details;
  problemsOf?: (details: Details) => Problems<Details>;
  onSaved: (saved: Row) => void;
};

export type RecordForm<Row extends Versioned, Details extends object> = ReturnType<
  typeof useRecordForm<Row, Details>
>;

export const saveFailed = 'It could not be saved. Check your connection and try again.';

/** The state of every record's form: typing, checking, saving once, unsaved changes, and saves on a stale version. */
export function useRecordForm<Row extends Versioned, Details extends object>({
  record,
  blank,
  problemsOf = () => ({}),
  onSaved,
  ...saving
}: RecordFormOptions<Row, Details>) {
  const [base, setBase] = useState((): Opened<Row, Details> => {
    if (record) return { details: saving.toDetails(record), version: record.version };
    if (blank) return { details: blank };
    throw new Error('A form needs a record or what a new one starts with.');
  });
  const form = useFormState({ initial: base.details, problemsOf });
  const { details } = form;
  /** The problem of the whole form. */
  const [formError, setFormError] = useState('');
  const isDirty = !isSame(details, base.details);
  const mayDiscard = useUnsavedWarning(isDirty);

  /** Shows details and their problems; returns whether they have none. */
  const show = (typed: Details, from: Opened<Row, Details>): boolean => {
    setBase(from);
    form.change(typed);
    const invalid = problemsOf(typed);
    if (!isEmpty(invalid)) form.showProblems(invalid);
    return isEmpty(invalid);
  };
  const { toOpened, send, reset, conflict } = useMergedSave(saving, { details, show });
  const start = (opened: Opened<Row, Details>) => {
    setBase(opened);
    form.reset(opened.details);
    setFormError('');
    reset();
  };
  /** Saves what is typed on top of the version that it is based on, unless it has problems. */
  const check = async (typed: Details, from: Opened<Row, Details>): Promise<void> => {
    if (!show(typed, from)) return;
    setFormError('');
    const result = await send(typed, from);
    if (result?.kind === 'saved') return onSaved(result.saved);
    if (result?.kind === 'problems') {
      const sorted = sortProblems(result.fields, typed);
      // The server's message covers the fields that this form does not have.
      if (sorted.elsewhere.length > 0) setFormError(result.message);
      return form.showProblems(sorted.atFields);
    }
    if (result) setFormError(result.message ?? saveFailed);
  };

  return {
    /** For the `<form>` element. */
    formProps: {
      ...form.formProps,
      onSubmit: (event: FormEvent<HTMLFormElement>) =>
        void form.submit(() => check(details, base), event),
    },
    details,
    change: form.change,
    problems: form.problems,
    formError,
    isSaving: form.isSubmitting,
    isDirty,
    /** Confirms that unsaved changes may be lost; resolves to whether to continue. */
    mayDiscard,
    /** Starts again with another record. */
    open: (row: Row) => start(toOpened(row)),
    /** Starts again with a new record. */
    reset: (next: Details) => start({ details: next }),
    /** The fields that both people changed, side by side; absent while there is no conflict. */
    conflict: conflict && {
      ...conflict.shown,
      onKeepMine: () => void form.submit(() => check(conflict.mine, conflict.read)),
      /** Other typed details stay, not saved yet. */
      onTakeTheirs: () => {
        start(conflict.read);
        form.change(conflict.theirs);
      },
      isSaving: form.isSubmitting,
    },
  };
}
