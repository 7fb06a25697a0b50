import { useEffect, useRef } from 'react';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import styles from './stale-comparison.module.css';

export interface ComparedField {
  label: string;
  /** As it is saved now, as text. */
  theirs: string;
  /** As this person wants it, as text. */
  yours: string;
}

interface StaleComparisonProps {
  /** The server's sentence. */
  message: string;
  fields: readonly ComparedField[];
  /** Saves again, on top of the version that is there now. */
  onKeepMine(): void;
  /** Leaves what is saved as it is and shows it. */
  onTakeTheirs(): void;
  isSaving?: boolean;
}

/**
 * Two people changed the same record: both versions side by side, and the choice. Shown when a save answers `Stale`;
 * the page has read the record again (network-only) before.
 */
export function StaleComparison({
  message,
  fields,
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
      aria-label="Somebody else changed this"
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
            <tr key={label} className={theirs === yours ? undefined : styles.different}>
              <th scope="row">
                {label}
                {theirs !== yours && <VisuallyHidden> (different)</VisuallyHidden>}
              </th>
              <td data-label="Saved now">{theirs || '–'}</td>
              <td data-label="Yours">{yours || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button onClick={onTakeTheirs} disabled={isSaving}>
          Take theirs
        </Button>
        <Button tone="brand" onClick={onKeepMine} disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Keep mine'}
        </Button>
      </div>
    </section>
  );
}
