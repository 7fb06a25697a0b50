import { useEffect, useRef } from 'react';
import { Button, Row } from '@larkfare/ui-kit';
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
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-label="Someone else has changed this"
      className={styles.panel}
    >
      <p className={styles.message}>{message}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, theirs, yours }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Saved now">{theirs || '–'}</td>
              <td data-label="Yours">{yours || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && <p>{changesSentence(others)}</p>}
      <Row>
        <Button onClick={onTakeTheirs} isBusy={isSaving}>
          Take theirs
        </Button>
        <Button tone="brand" onClick={onKeepMine} isBusy={isSaving}>
          {isSaving ? 'Saving…' : 'Keep mine'}
        </Button>
      </Row>
    </section>
  );
}
