import { useState } from 'react';
import { toneStyle } from '../../list/badge.tsx';
import { stateClass, stateTones, stateWords } from '../../list/state.rules.ts';
import type { SaveResult } from '../../record/save-result.rules.ts';
import { useMergedSave, type Opened } from '../../record/use-merged-save.ts';
import { saveFailed } from '../../record/use-record-form.ts';
import { statuses, type EnquiryStatus } from './enquiry-filter.rules.ts';
import styles from './enquiries.module.css';

type Details = { status: EnquiryStatus };
type Enquiry = Details & { id: string; version: number };

export type StatusWrites = {
  update: (id: string, version: number | undefined, input: Details) => Promise<SaveResult<Enquiry>>;
  reload: (id: string) => Promise<Enquiry | undefined>;
};

/** Saves a status when it is chosen. Only a concurrent change of the status is a conflict. */
export function useStatusSaving(record: Enquiry, { update, reload }: StatusWrites) {
  const [chosen, setChosen] = useState<EnquiryStatus>();
  const [problem, setProblem] = useState('');
  const { toOpened, send, reset, conflict } = useMergedSave<Enquiry, Details>({
    toDetails: ({ status }) => ({ status }),
    save: (details, version) => update(record.id, version, details),
    reload: () => reload(record.id),
    describe: ({ status }) => ({ Status: stateWords[status] }),
  });
  const save = async (details: Details, from: Opened<Enquiry, Details>) => {
    setProblem('');
    setChosen(details.status);
    const result = await send(details, from);
    if (result && result.kind !== 'saved') setProblem(result.message ?? saveFailed);
    setChosen(undefined);
  };

  return {
    status: chosen ?? record.status,
    isSaving: chosen !== undefined,
    problem,
    choose: (status: EnquiryStatus) => void save({ status }, toOpened(record)),
    conflict: conflict && {
      ...conflict.shown,
      onKeepMine: () => void save(conflict.mine, conflict.read),
      onTakeTheirs: reset,
    },
  };
}

type StatusSelectProps = {
  /** The name of the record. */
  of: string;
  saving: ReturnType<typeof useStatusSaving>;
};

/** The status in its colour. */
export const StatusSelect = ({ of, saving: { status, isSaving, choose } }: StatusSelectProps) => (
  <select
    className={`${styles.status} ${stateClass(status)}`}
    style={toneStyle(stateTones[status])}
    aria-label={`Status of ${of}`}
    aria-busy={isSaving || undefined}
    value={status}
    onChange={({ target }) => {
      const chosen = statuses.find((each) => each === target.value);
      if (chosen && !isSaving) choose(chosen);
    }}
  >
    {statuses.map((each) => (
      <option key={each} value={each}>
        {stateWords[each]}
      </option>
    ))}
  </select>
);
