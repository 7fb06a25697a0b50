import { VisuallyHidden } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../page/moments.rules.ts';
import type { Column } from '../../record-table/record-table.tsx';
import { beginning, toWords } from './changes.rules.ts';
import type { Change } from './use-changes.ts';
import styles from './changes.module.css';

const actionWords = { created: 'Created', updated: 'Updated', deleted: 'Deleted' } as const;

export const changeColumns: Column<Change>[] = [
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
    cell: ({ changedBy }) => <span className={styles.who}>{changedBy}</span>,
    width: '22%',
    breaks: true,
  },
  {
    heading: 'What',
    cell: ({ action, subject, label }) => (
      <span className={styles.what}>
        <span className={`${styles.action} ${styles[action]}`}>{actionWords[action]}</span>
        <span>
          {toWords(subject)}
          {label && <strong className={styles.label}> {label}</strong>}
        </span>
      </span>
    ),
    width: '24%',
    breaks: true,
  },
  { heading: 'From → to', cell: ({ fields }) => <Fields fields={fields} />, breaks: true },
];

const Fields = ({ fields }: Pick<Change, 'fields'>) =>
  fields.length === 0 ? (
    '–'
  ) : (
    <ul role="list" className={styles.fields}>
      {fields.map(({ name, from, to }) => (
        <li key={name}>
          <span className={styles.name}>{toWords(name)}</span>
          <span>
            <VisuallyHidden>from </VisuallyHidden>
            <Value text={from} />
            <span aria-hidden="true"> → </span>
            <VisuallyHidden> to </VisuallyHidden>
            <Value text={to} />
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
