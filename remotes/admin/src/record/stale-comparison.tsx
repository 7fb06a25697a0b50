import { useEffect, useRef } from 'react';
import { Button, Card, Row, Table } from '@larkfare/ui-kit';
import { changesSentence, type ComparedField } from './merge.rules.ts';
import styles from './stale-comparison.module.css';

interface StaleComparisonProps {
  /** The server's sentence. */
  message: string;
  fields: readonly ComparedField[];
  /** The other person's changes of other fields, which are in the form already. */
  others?: readonly ComparedField[];
  /** Saves again, on top of the version that is there now. */
  onKeepMine(): void;
  /** Shows these fields as they are saved. */
  onTakeTheirs(): void;
  isSaving?: boolean;
}

/**
 * Two people changed the same fields of a record: both values side by side, and the choice. Shown when a save answers
 * `Stale` and the newest version, read again before, cannot be merged with this person's.
 */
export function StaleComparison({
  message,
  fields,
  others = [],
  onKeepMine,
  onTakeTheirs,
  isSaving = false,
}: StaleComparisonProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Card
      as="section"
      gap={3}
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-label="Someone else has changed this"
      className={styles.panel}
    >
      <strong>{message}</strong>
      <Table
        caption="The saved values and yours"
        hidesCaption
        headings={['Field', 'Saved now', 'Yours']}
        className={styles.table}
      >
        {fields.map(({ label, theirs, yours }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{theirs || '–'}</td>
            <td>{yours || '–'}</td>
          </tr>
        ))}
      </Table>
      {others.length > 0 && <p>{changesSentence(others)}</p>}
      <Row>
        <Button onClick={onTakeTheirs} isBusy={isSaving}>
          Take theirs
        </Button>
        <Button tone="brand" onClick={onKeepMine} isBusy={isSaving}>
          {isSaving ? 'Saving…' : 'Keep mine'}
        </Button>
      </Row>
    </Card>
  );
}
