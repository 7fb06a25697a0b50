import type { ReactNode } from 'react';
import type { Figures } from '@larkfare/remote-cli/registry-api';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { percentInWords } from '../registry/remotes.rules.ts';
import styles from '../registry/remotes.module.css';

type FiguresCellProps = {
  version: string;
  figures: Figures | undefined;
  /** Absent while they are read, or when they cannot be. */
  areKnown: boolean;
  /** The address of the version’s errors. */
  errorsAt: string;
};

/** How often a version was loaded, and how often that ended without a screen. */
export const FiguresCell = ({ version, figures, areKnown, errorsAt }: FiguresCellProps) => (
  <span className={styles.stack}>
    {figures ? (
      <Loads {...figures}>{figures.loads.toLocaleString('en-GB')}</Loads>
    ) : (
      <span className={styles.nothing}>{areKnown ? 'None' : 'Not known'}</span>
    )}
    <Link to={errorsAt} className={styles.whole}>
      Errors<VisuallyHidden> of {version}</VisuallyHidden>
    </Link>
  </span>
);

type LoadsProps = Figures & { children: ReactNode };

/** A number of loads, as the caller says it, and what became of them. */
export function Loads({ children, failures, failurePercent, late }: LoadsProps) {
  return (
    <span className={styles.figures}>
      {children}
      <span className={failures > 0 ? styles.failed : styles.small}>
        {failures > 0
          ? `${failures.toLocaleString('en-GB')} failed (${percentInWords(failurePercent)})`
          : 'none failed'}
      </span>
      {late > 0 && <span className={styles.small}>{late.toLocaleString('en-GB')} late</span>}
    </span>
  );
}
