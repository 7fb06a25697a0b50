import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { isSame, merged, type Winner } from '../stale/merge.rules.ts';
import {
  comparedFields,
  isEmpty,
  sortProblems,
  withoutFields,
  type Problems,
  type SaveAnswer,
} from './save-answer.rules.ts';

/** What a form edits of a record, and which version of it that is; a new record has none. */
export type OpenedRecord<Details> = { details: Details; version?: number | undefined };

type RecordFormOptions<Details, Saved> = {
  opened: OpenedRecord<Details>;
  problemsOf: (details: Details) => Problems<Details>;
  /** `undefined` when there is nothing to send, which is ignored silently. */
  save: (details: Details, version: number | undefined) => Promise<SaveAnswer<Saved>> | undefined;
  onSaved: (saved: Saved) => void;
  /** Reads the record again from the server once somebody else's save was in the way. */
  readAgain?: () => Promise<OpenedRecord<Details> | undefined>;
  /** The record in words, for two versions to be laid side by side. */
  told?: (details: Details) => Record<string, string>;
};

/** Somebody else changed the same fields; `read` is the record as they saved it. */
type Conflict<Details> = { message: string; read: OpenedRecord<Details> };

export type RecordForm<Details extends object> = ReturnType<typeof useRecordForm<Details, unknown>>;

const lost = 'It could not be saved. Check your connection and try again.';

/** What all the forms have in common: typing, checking, saving once, and what to do when somebody else saved first. */
export function useRecordForm<Details extends object, Saved>({
  opened,
  problemsOf,
  save,
  onSaved,
  readAgain,
  told,
}: RecordFormOptions<Details, Saved>) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(opened);
  const [details, setDetails] = useState(opened.details);
  const [problems, setProblems] = useState<Problems<Details>>({});
  /** What is wrong with no field in particular. */
  const [above, setAbove] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Details>>();

  const open = (record: OpenedRecord<Details>) => {
    setBase(record);
    setDetails(record.details);
    setProblems({});
    setAbove('');
    setConflict(undefined);
  };
  const change = (part: Partial<Details>) => {
    // An upload ends while other fields are typed in: each change goes on top of what is there by then.
    setDetails((before) => ({ ...before, ...part }));
    setProblems((before) => withoutFields(before, part));
  };
  const showProblems = (next: Problems<Details>) => {
    flushSync(() => setProblems(next));
    // In a table the form's fields stand in the cells of its row.
    const fields = form.current?.closest('tr') ?? form.current;
    fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  /** Somebody else saved first: fields that only one of both changed are merged, and the rest is asked about. */
  const mergeWithTheirs = async (
    message: string,
    typed: Details,
    from: OpenedRecord<Details>,
  ): Promise<void> => {
    const read = await readAgain?.().catch((problem: unknown) => {
      console.error('The newest version could not be read.', problem);
      return undefined;
    });
    if (!read) return setAbove(message);
    const yours = merged(from.details, read.details, typed, 'yours');
    const theirs = merged(from.details, read.details, typed, 'theirs');
    if (isSame(yours, theirs)) return check(yours, read);
    setConflict({ message, read });
  };
  const send = async (typed: Details, from: OpenedRecord<Details>): Promise<void> => {
    const sent = save(typed, from.version);
    if (!sent) return;
    setAbove('');
    setConflict(undefined);
    setIsSaving(true);
    const answer = await sent;
    if (answer.kind === 'stale') await mergeWithTheirs(answer.message, typed, from);
    setIsSaving(false);
    if (answer.kind === 'saved') return onSaved(answer.saved);
    if (answer.kind === 'refused') return setAbove(answer.message);
    if (answer.kind === 'failed') return setAbove(answer.message ?? lost);
    if (answer.kind === 'problems') {
      const sorted = sortProblems(answer.fields, typed);
      // The server's sentence tells those as well that stand at no field here.
      if (sorted.above.length > 0) setAbove(answer.message);
      showProblems(sorted.atFields);
    }
  };
  /** Saves what is typed on top of the version that it is based on, unless something is wrong with it. */
  const check = async (typed: Details, from: OpenedRecord<Details>): Promise<void> => {
    setBase(from);
    setDetails(typed);
    const wrong = problemsOf(typed);
    if (!isEmpty(wrong)) return showProblems(wrong);
    await send(typed, from);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    await check(details, base);
  };

  /** What is typed here, merged with somebody else's version. */
  const mergedFor = (winner: Winner) =>
    conflict ? merged(base.details, conflict.read.details, details, winner) : details;

  return {
    form,
    details,
    change,
    problems,
    above,
    isSaving,
    isDirty: !isSame(details, base.details),
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** Starts again with another record. */
    open,
    /** The fields that somebody else changed too, both values side by side; nothing while there is no conflict. */
    conflict: conflict &&
      told && {
        message: conflict.message,
        fields: comparedFields(mergedFor('theirs'), mergedFor('yours'), told),
        onKeepMine: () => void check(mergedFor('yours'), conflict.read),
        /** What else was typed here stays, not saved yet. */
        onTakeTheirs: () => {
          open(conflict.read);
          setDetails(mergedFor('theirs'));
        },
        isSaving,
      },
  };
}
