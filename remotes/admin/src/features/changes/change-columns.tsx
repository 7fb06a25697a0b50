import { Link } from 'react-router';
import { Note, VisuallyHidden } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../office/moments.rules.ts';
import type { Column } from '../../list/record-table.tsx';
import { Who } from '../../list/who.tsx';
import { fieldName, fieldValue } from './changed-fields.rules.ts';
import { isErased, kindName, recordAddress, recordName } from './changed-record.rules.ts';
import { beginning } from './changes.rules.ts';
import type { Change } from './areas.ts';
import styles from './changes.module.css';

const actionWords = { created: 'Created', updated: 'Updated', deleted: 'Deleted' } as const;

/** `sign` is before amounts. */
export const changeColumns = (sign: string): Column<Change>[] => [
  {
    heading: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className={styles.when}>
        {timeOfMoment(at)}
      </time>
    ),
    isRowHeading: true,
    width: '10rem',
  },
  {
    heading: 'Who',
    onPhone: 'beside',
    cell: ({ changedBy }) => (
      <span className={styles.who}>
        <Who name={changedBy} />
      </span>
    ),
    width: '22%',
  },
  {
    heading: 'What',
    onPhone: 'below',
    cell: (change) => (
      <span className={styles.what}>
        <span className={`${styles.action} ${styles[change.action]}`}>
          {actionWords[change.action]}
        </span>
        <span>
          {kindName(change.subject)} <RecordLink change={change} />
        </span>
      </span>
    ),
    width: '24%',
    breaks: true,
  },
  {
    heading: 'From → to',
    onPhone: 'below',
    cell: (change) => (
      <>
        {(change.fields.length > 0 || !isErased(change)) && (
          <Fields fields={change.fields} sign={sign} />
        )}
        {isErased(change) && <Note>Personal data was erased.</Note>}
      </>
    ),
    breaks: true,
  },
];

function RecordLink({ change }: { change: Change }) {
  const address = recordAddress(change);
  const name = recordName(change);
  if (!address) return <strong className={styles.label}>{name}</strong>;
  return (
    <Link to={address} className={styles.label}>
      {name}
    </Link>
  );
}

const Fields = ({ fields, sign }: Pick<Change, 'fields'> & { sign: string }) =>
  fields.length === 0 ? (
    '–'
  ) : (
    <ul role="list" className={styles.fields}>
      {fields.map(({ name, from, to }) => (
        <li key={name}>
          <span className={styles.name}>{fieldName(name)}</span>
          <span>
            <VisuallyHidden>from </VisuallyHidden>
            <Value text={from && fieldValue(name, from, sign)} />
            <span aria-hidden="true"> → </span>
            <VisuallyHidden> to </VisuallyHidden>
            <Value text={to && fieldValue(name, to, sign)} />
          </span>
        </li>
      ))}
    </ul>
  );

function Value({ text }: { text: string | null }) {
  if (text === null || text === '') return <span className={styles.nothing}>nothing</span>;
  const start = beginning(text);
  if (!start) return <q className={styles.value}>{text}</q>;
  return (
    <details className={styles.long}>
      <summary>{start}</summary>
      {text}
    </details>
  );
}
