import type { Figures } from './registry.ts';
import { percentInWords } from './remotes.rules.ts';
import styles from './remotes.module.css';

type FiguresCellProps = {
  figures: Figures | undefined;
  /** Absent while they are read, or when they cannot be. */
  areKnown: boolean;
};

/** How often a version was loaded, and how often that ended without a screen. */
export function FiguresCell({ figures, areKnown }: FiguresCellProps) {
  if (!areKnown) return <span className={styles.nothing}>Not known</span>;
  if (!figures) return <span className={styles.nothing}>None</span>;
  const { loads, failures, failurePercent, late } = figures;
  return (
    <span className={styles.figures}>
      {loads.toLocaleString('en-GB')}
      <span className={failures > 0 ? styles.failed : styles.small}>
        {failures > 0
          ? `${failures.toLocaleString('en-GB')} failed (${percentInWords(failurePercent)})`
          : 'none failed'}
      </span>
      {late > 0 && <span className={styles.small}>{late.toLocaleString('en-GB')} late</span>}
    </span>
  );
}
