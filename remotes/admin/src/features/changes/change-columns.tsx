import { Link } from 'react-router';
import { Note, Row, Stack, VisuallyHidden } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { Badge } from '../../list/badge.tsx';
import type { Column } from '../../list/record-table.tsx';
import { Who } from '../../list/who.tsx';
import { fieldName, fieldValue } from './changed-fields.rules.ts';
import { isErased, kindName, recordAddress, recordName } from './changed-record.rules.ts';
import { beginning } from './changes.rules.ts';
import type { Change } from './areas.ts';
import styles from './changes.module.css';

const actionWords = { created: 'Created', updated: 'Updated', deleted: 'Deleted' } as const;
const actionTones = { created: 'green', updated: 'teal', deleted: 'red' } as const;

/** `sign` is before amounts. */
export const changeColumns = (sign: string): Column<Change>[] => [
  {
    heading: 'When',
    cell: ({ at }) => <time dateTime={at}>{timeOfMoment(at)}</time>,
    isRowHeading: true,
    width: '10rem',
  },
  {
    heading: 'Who',
    onPhone: 'beside',
    cell: ({ changedBy }) => <Who name={changedBy} />,
    width: '22%',
  },
  {
    heading: 'What',
    onPhone: 'below',
    cell: (change) => (
      <Row as="span" gap={[1, 2]}>
        <Badge tone={actionTones[change.action]}>{actionWords[change.action]}</Badge>
        <span>
          {kindName(change.subject)} <RecordLink change={change} />
        </span>
      </Row>
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
  if (!address) return <strong>{name}</strong>;
  return (
    <strong>
      <Link to={address}>{name}</Link>
    </strong>
  );
}

const Fields = ({ fields, sign }: Pick<Change, 'fields'> & { sign: string }) =>
  fields.length === 0 ? (
    '–'
  ) : (
    <Stack as="ul" gap={1} role="list" className={styles.fields}>
      {fields.map(({ name, from, to }) => (
        <li key={name}>
          <span className={styles.name}>{fieldName(name)}: </span>
          <span>
            <VisuallyHidden>from </VisuallyHidden>
            <Value text={from && fieldValue(name, from, sign)} />
            <span aria-hidden="true"> → </span>
            <VisuallyHidden> to </VisuallyHidden>
            <Value text={to && fieldValue(name, to, sign)} />
          </span>
        </li>
      ))}
    </Stack>
  );

function Value({ text }: { text: string | null }) {
  if (text === null || text === '') return <Note as="em">nothing</Note>;
  const start = beginning(text);
  if (!start) return <q className={styles.value}>{text}</q>;
  return (
    <details className={styles.long}>
      <summary>{start}</summary>
      {text}
    </details>
  );
}
