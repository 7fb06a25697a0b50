import { useRef, useState, type FormEvent } from 'react';
import { isEmpty, sortProblems, type Problems } from '@larkfare/text-rules';
import { useFormState } from '@larkfare/ui-kit';
import { useMergeNotice } from './use-merge-notice.ts';
import { isSame, merged, type ComparedField, type Winner } from './merge.rules.ts';
import { useUnsavedWarning } from '../office/use-unsaved-warning.ts';
import { comparedFields, type SaveResult } from './save-result.rules.ts';

/** A record, or texts whose version is what was read of all of them. */
type Versioned = { version: unknown };

type RecordFormOptions<Row extends Versioned, Details> = {
  /** Absent for a new record, whose form starts with `blank`. */
  record?: Row | undefined;
  blank?: Details;
  toDetails: (record: Row) => Details;
  problemsOf?: (details: Details) => Problems<Details>;
  /** `undefined` when there is nothing to send, which is ignored silently. */
  save: (
    details: Details,
    version: Row['version'] | undefined,
  ) => Promise<SaveResult<Row>> | undefined;
  onSaved: (saved: Row) => void;
  /** Reads the record from the server again after a save was refused as stale. */
  reload?: () => Promise<Row | undefined>;
  /** The details in words, to compare two versions side by side. */
  describe?: (details: Details) => Record<string, string>;
};

/** The details of a form, and the version of their record; a new record has none. */
type Opened<Row extends Versioned, Details> = { details: Details; version?: Row['version'] };

/** Two people changed the same fields; `read` is the record as the other one saved it. */
type Conflict<Row extends Versioned, Details> = {
  message: string;
  read: Opened<Row, Details>;
  /** The other one's changes of other fields. */
  others: readonly ComparedField[];
};

export type RecordForm<Row extends Versioned, Details extends object> = ReturnType<
  typeof useRecordForm<Row, Details>
>;

export const saveFailed = 'It could not be saved. Check your connection and try again.';

/** The state of every record's form: typing, checking, saving once, unsaved changes, and saves on a stale version. */
export function useRecordForm<Row extends Versioned, Details extends object>({
  record,
  blank,
  toDetails,
  problemsOf = () => ({}),
  save,
  onSaved,
  reload,
  describe,
}: RecordFormOptions<Row, Details>) {
  const toOpened = (row: Row): Opened<Row, Details> => ({
    details: toDetails(row),
    version: row.version,
  });
  const [base, setBase] = useState((): Opened<Row, Details> => {
    if (record) return toOpened(record);
    if (blank) return { details: blank };
    throw new Error('A form needs a record or what a new one starts with.');
  });
  const form = useFormState({ initial: base.details, problemsOf });
  const { details } = form;
  /** The problem of the whole form. */
  const [formError, setFormError] = useState('');
  const [conflict, setConflict] = useState<Conflict<Row, Details>>();
  const nameMerged = useMergeNotice();
  /** Another person's changes that a merge kept, until they are named. */
  const kept = useRef<ComparedField[]>([]);
  const isDirty = !isSame(details, base.details);
  const mayDiscard = useUnsavedWarning(isDirty);

  const start = (opened: Opened<Row, Details>) => {
    setBase(opened);
    form.reset(opened.details);
    setFormError('');
    setConflict(undefined);
    kept.current = [];
  };
  /** Fields that only one of the two people changed are merged; for the others the person chooses. */
  const mergeWithTheirs = async (
    message: string,
    typed: Details,
    from: Opened<Row, Details>,
  ): Promise<void> => {
    const newest = await reload?.().catch((problem: unknown) => {
      console.error('The newest version could not be read.', problem);
      return undefined;
    });
    if (!newest) return setFormError(message);
    const read = toOpened(newest);
    const yours = merged(from.details, read.details, typed, 'yours');
    const theirs = merged(from.details, read.details, typed, 'theirs');
    const others = describe ? comparedFields(yours, typed, describe) : [];
    if (isSame(yours, theirs)) {
      kept.current.push(...others);
      return check(yours, read);
    }
    form.change(yours);
    setConflict({ message, read, others });
  };
  const send = async (typed: Details, from: Opened<Row, Details>): Promise<void> => {
    const sent = save(typed, from.version);
    if (!sent) return;
    setFormError('');
    setConflict(undefined);
    const result = await sent;
    if (result.kind === 'stale') await mergeWithTheirs(result.message, typed, from);
    if (result.kind === 'saved') await nameMerged(kept.current.splice(0));
    if (result.kind === 'saved') return onSaved(result.saved);
    if (result.kind === 'refused') return setFormError(result.message);
    if (result.kind === 'failed') return setFormError(result.message ?? saveFailed);
    if (result.kind === 'problems') {
      const sorted = sortProblems(result.fields, typed);
      // The server's message covers the fields that this form does not have.
      if (sorted.elsewhere.length > 0) setFormError(result.message);
      form.showProblems(sorted.atFields);
    }
  };
  /** Saves what is typed on top of the version that it is based on, unless it has problems. */
  const check = async (typed: Details, from: Opened<Row, Details>): Promise<void> => {
    setBase(from);
    form.change(typed);
    const invalid = problemsOf(typed);
    if (!isEmpty(invalid)) return form.showProblems(invalid);
    await send(typed, from);
  };

  /** The typed details, merged with the other person's version. */
  const mergedFor = (winner: Winner) =>
    conflict ? merged(base.details, conflict.read.details, details, winner) : details;

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
    conflict: conflict &&
      describe && {
        message: conflict.message,
        fields: comparedFields(mergedFor('theirs'), mergedFor('yours'), describe),
        others: conflict.others,
        onKeepMine: () => void form.submit(() => check(mergedFor('yours'), conflict.read)),
        /** Other typed details stay, not saved yet. */
        onTakeTheirs: () => {
          start(conflict.read);
          form.change(mergedFor('theirs'));
        },
        isSaving: form.isSubmitting,
      },
  };
}
