import { toneStyle } from '../../list/badge.tsx';
import { stateClass, stateTones, stateWords } from '../../list/state.rules.ts';
import { statuses, type EnquiryStatus } from './enquiry-filter.rules.ts';
import styles from './enquiries.module.css';

type StatusSelectProps = {
  /** The name of the record. */
  of: string;
  status: EnquiryStatus;
  onStatus: (status: EnquiryStatus) => void;
  isSaving: boolean;
};

/** The status in its colour; choosing another one saves it at once. */
export const StatusSelect = ({ of, status, onStatus, isSaving }: StatusSelectProps) => (
  <select
    className={`${styles.status} ${stateClass(status)}`}
    style={toneStyle(stateTones[status])}
    aria-label={`Status of ${of}`}
    aria-busy={isSaving || undefined}
    value={status}
    onChange={({ target }) => {
      const chosen = statuses.find((each) => each === target.value);
      if (chosen && !isSaving) onStatus(chosen);
    }}
  >
    {statuses.map((each) => (
      <option key={each} value={each}>
        {stateWords[each]}
      </option>
    ))}
  </select>
);
