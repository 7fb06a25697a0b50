import type { ReactNode } from 'react';
import type { Figures } from '@larkfare/remote-cli/registry-api';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { percentInWords } from '../registry/remotes.rules.ts';
import styles from '../registry/remotes.module.css';

type FiguresCellProps = {
  version: string;
  figures: Figures | undefined;
  /** Whether the figures of the remote are loaded. */
  isLoaded: boolean;
  /** The address of the version’s errors. */
  errorsAt: string;
};

/** How often a version was loaded, and how often that ended without a screen. */
export const FiguresCell = ({ version, figures, isLoaded, errorsAt }: FiguresCellProps) => (
  <span className={styles.stack}>
    {figures ? (
      <Loads {...figures}>{figures.loads.toLocaleString('en-GB')}</Loads>
    ) : (
      <span className={styles.nothing}>{isLoaded ? 'None' : 'Unavailable'}</span>
    )}
    <Link to={errorsAt} className={styles.whole}>
      Errors<VisuallyHidden> of {version}</VisuallyHidden>
    </Link>
  </span>
);

type LoadsProps = Figures & { children: ReactNode };

/** The number of loads in the caller's words, with those that failed. */
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
