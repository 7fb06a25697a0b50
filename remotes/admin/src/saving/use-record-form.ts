import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  comparedFields,
  differs,
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
  /** Somebody else's version, to choose between it and what is typed here. */
  const [theirs, setTheirs] = useState<OpenedRecord<Details> & { message: string }>();

  const open = (record: OpenedRecord<Details>) => {
    setBase(record);
    setDetails(record.details);
    setProblems({});
    setAbove('');
    setTheirs(undefined);
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
  const showConflict = async (message: string): Promise<void> => {
    const read = await readAgain?.().catch((problem: unknown) => {
      console.error('The newest version could not be read.', problem);
      return undefined;
    });
    if (!read) return setAbove(message);
    // Both wanted the same: there is nothing to choose.
    if (!differs(read.details, details)) return send(read.version);
    setTheirs({ ...read, message });
  };

  const send = async (basedOn: number | undefined): Promise<void> => {
    const sent = save(details, basedOn);
    if (!sent) return;
    setAbove('');
    setTheirs(undefined);
    setIsSaving(true);
    const answer = await sent;
    if (answer.kind === 'stale') await showConflict(answer.message);
    setIsSaving(false);
    if (answer.kind === 'saved') return onSaved(answer.saved);
    if (answer.kind === 'refused') return setAbove(answer.message);
    if (answer.kind === 'failed') return setAbove(answer.message ?? lost);
    if (answer.kind === 'problems') {
      const sorted = sortProblems(answer.fields, details);
      setAbove(sorted.above.join(' '));
      showProblems(sorted.atFields);
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const wrong = problemsOf(details);
    if (!isEmpty(wrong)) return showProblems(wrong);
    await send(base.version);
  };

  return {
    form,
    details,
    change,
    problems,
    above,
    isSaving,
    isDirty: differs(details, base.details),
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** Starts again with another record. */
    open,
    /** Somebody else's version beside this one; nothing while there is no conflict. */
    conflict: theirs &&
      told && {
        message: theirs.message,
        fields: comparedFields(theirs.details, details, told),
        onKeepMine: () => void send(theirs.version),
        onTakeTheirs: () => open(theirs),
        isSaving,
      },
  };
}
