import type { Step } from '@larkfare/remote-cli/registry-api';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import type { Column } from '../../../records/record-table.tsx';
import { Who } from '../../../records/who.tsx';
import styles from '../registry/remotes.module.css';

const looks = {
  activated: { word: 'Activated', className: styles.step },
  shared: { word: 'For some', className: `${styles.step} ${styles.out}` },
  'rolled back': { word: 'Rolled back', className: `${styles.step} ${styles.back}` },
  withdrawn: { word: 'Withdrawn', className: `${styles.step} ${styles.out}` },
} as const;

export const stepColumns: Column<Step>[] = [
  { heading: 'Revision', cell: ({ revision }) => revision, isRowHeading: true, width: '6rem' },
  {
    heading: 'What',
    cell: ({ action, remote }) => (
      <span className={styles.stack}>
        <span className={looks[action].className}>{looks[action].word}</span>
        <Link to={`/admin/remotes?remote=${remote}`}>{remote}</Link>
      </span>
    ),
  },
  {
    heading: 'From → to',
    cell: (step) => <FromTo step={step} />,
  },
  {
    heading: 'Who and when',
    cell: ({ changedBy, changedAt }) => (
      <span className={styles.stack}>
        <Who name={changedBy} />
        <time dateTime={changedAt} className={styles.small}>
          {timeOfMoment(changedAt)}
        </time>
      </span>
    ),
    breaks: true,
  },
  { heading: 'Reason', cell: ({ reason }) => reason || '–', breaks: true },
];

function FromTo({ step: { fromVersion, toVersion, candidate, share } }: { step: Step }) {
  if (candidate) return `${candidate} for ${share} of 100 visitors, ${toVersion} for the others`;
  return (
    <span>
      <VisuallyHidden>from </VisuallyHidden>
      {fromVersion ?? <span className={styles.nothing}>nothing</span>}
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> to </VisuallyHidden>
      {toVersion ?? <span className={styles.nothing}>nothing</span>}
    </span>
  );
}
