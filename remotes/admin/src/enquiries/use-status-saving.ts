import { useState } from 'react';
import type { SaveAnswer } from '../saving/save-answer.rules.ts';
import { stateWords } from '../tile/state.rules.ts';
import type { EnquiryStatus } from './enquiry-filter.rules.ts';

type Versioned = { status: EnquiryStatus; version: number };

type StatusSaving = {
  record: Versioned;
  save: (status: EnquiryStatus, version: number) => Promise<SaveAnswer<unknown>>;
  /** Reads the record again from the server once somebody else's save was in the way. */
  readAgain: () => Promise<Versioned | undefined>;
};

type Conflict = { message: string; theirs: Versioned; yours: EnquiryStatus };

const lost = 'The status could not be saved. Check your connection and try again.';

/** Saves a status as soon as it is chosen. Only another status is a conflict: what else was changed stays as it is. */
export function useStatusSaving({ record, save, readAgain }: StatusSaving) {
  const [chosen, setChosen] = useState<EnquiryStatus>();
  const [conflict, setConflict] = useState<Conflict>();
  const [problem, setProblem] = useState('');

  const send = async (yours: EnquiryStatus, from: Versioned): Promise<void> => {
    const answer = await save(yours, from.version);
    if (answer.kind === 'saved') return;
    if (answer.kind !== 'stale') return setProblem(answer.message ?? lost);
    const theirs = await readAgain().catch(() => undefined);
    if (!theirs) return setProblem(answer.message);
    if (theirs.status === yours) return;
    if (theirs.status === from.status) return send(yours, theirs);
    setConflict({ message: answer.message, theirs, yours });
  };
  const start = async (yours: EnquiryStatus, from: Versioned) => {
    setProblem('');
    setConflict(undefined);
    setChosen(yours);
    await send(yours, from);
    setChosen(undefined);
  };

  return {
    status: chosen ?? record.status,
    isSaving: chosen !== undefined,
    problem,
    choose: (status: EnquiryStatus) => void start(status, record),
    conflict: conflict && {
      message: conflict.message,
      fields: [
        {
          label: 'Status',
          theirs: stateWords[conflict.theirs.status],
          yours: stateWords[conflict.yours],
        },
      ],
      onKeepMine: () => void start(conflict.yours, conflict.theirs),
      onTakeTheirs: () => setConflict(undefined),
    },
  };
}
