import { useState } from 'react';
import type { SaveResult } from '../../record/save-result.rules.ts';
import { saveFailed } from '../../record/use-record-form.ts';
import { stateWords } from '../../list/state.rules.ts';
import type { EnquiryStatus } from './enquiry-filter.rules.ts';

type Versioned = { id: string; status: EnquiryStatus; version: number };

export type StatusWrites = {
  update: (
    id: string,
    version: number,
    input: { status: EnquiryStatus },
  ) => Promise<SaveResult<unknown>>;
  reload: (id: string) => Promise<Versioned | undefined>;
};

type Conflict = { message: string; theirs: Versioned; yours: EnquiryStatus };

/** Saves a status as soon as it is chosen. Only another status is a conflict: other changes stay. */
export function useStatusSaving(record: Versioned, { update, reload }: StatusWrites) {
  const [chosen, setChosen] = useState<EnquiryStatus>();
  const [conflict, setConflict] = useState<Conflict>();
  const [problem, setProblem] = useState('');

  const send = async (yours: EnquiryStatus, from: Versioned): Promise<void> => {
    const result = await update(record.id, from.version, { status: yours });
    if (result.kind === 'saved') return;
    if (result.kind !== 'stale') return setProblem(result.message ?? saveFailed);
    const theirs = await reload(record.id).catch(() => undefined);
    if (!theirs) return setProblem(result.message);
    if (theirs.status === yours) return;
    if (theirs.status === from.status) return send(yours, theirs);
    setConflict({ message: result.message, theirs, yours });
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
