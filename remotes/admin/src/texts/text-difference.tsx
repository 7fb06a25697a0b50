import { Note, VisuallyHidden } from '@larkfare/ui-kit';
import type { Change } from 'diff';
import { textDiff } from './text-diff.rules.ts';
import styles from './texts.module.css';

type TextDifferenceProps = {
  /** The text on the site now. */
  from: string;
  /** The text after a restore. */
  to: string;
};

/** The words that a restore would remove and bring back. */
export function TextDifference({ from, to }: TextDifferenceProps) {
  if (from === to) return <Note>This version is identical to what is on the site now.</Note>;

  return (
    <div>
      <Note>
        Restoring it takes away what is <del className={styles.removed}>struck out</del> and brings
        back what is <ins className={styles.added}>underlined</ins>.
      </Note>
      <div className={styles.difference}>
        {textDiff(from, to).map((line, index) =>
          'skipped' in line ? (
            <Note key={index} className={styles.skipped}>
              {line.skipped === 1 ? '1 line' : `${line.skipped} lines`} the same
            </Note>
          ) : (
            <p key={index} className={styles.line}>
              {line.runs.map((run, place) => (
                <Words key={place} {...run} />
              ))}
            </p>
          ),
        )}
      </div>
    </div>
  );
}

function Words({ value, added, removed }: Pick<Change, 'value' | 'added' | 'removed'>) {
  if (removed)
    return (
      <del className={styles.removed}>
        <VisuallyHidden>Removed: </VisuallyHidden>
        {value}
      </del>
    );
  if (added)
    return (
      <ins className={styles.added}>
        <VisuallyHidden>Brought back: </VisuallyHidden>
        {value}
      </ins>
    );
  return value;
}
