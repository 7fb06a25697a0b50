import { VisuallyHidden } from '@larkfare/ui-kit';
import { textDiff, type Run } from './text-diff.rules.ts';
import styles from './text-difference.module.css';

type TextDifferenceProps = {
  /** What is on the site now. */
  from: string;
  /** What would be there after a restore. */
  to: string;
};

/** What a restore would take away and bring back, word by word. */
export function TextDifference({ from, to }: TextDifferenceProps) {
  if (from === to)
    return <p className={styles.note}>This version is identical to what is on the site now.</p>;

  return (
    <div>
      <p className={styles.note}>
        Restoring it takes away what is <del className={styles.removed}>struck out</del> and brings
        back what is <ins className={styles.added}>underlined</ins>.
      </p>
      <div className={styles.text}>
        {textDiff(from, to).map((line, index) =>
          'skipped' in line ? (
            <p key={index} className={styles.skipped}>
              {line.skipped === 1 ? '1 line' : `${line.skipped} lines`} the same
            </p>
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

function Words({ kind, text }: Run) {
  if (kind === 'removed')
    return (
      <del className={styles.removed}>
        <VisuallyHidden>Taken away: </VisuallyHidden>
        {text}
      </del>
    );
  if (kind === 'added')
    return (
      <ins className={styles.added}>
        <VisuallyHidden>Brought back: </VisuallyHidden>
        {text}
      </ins>
    );
  return text;
}
