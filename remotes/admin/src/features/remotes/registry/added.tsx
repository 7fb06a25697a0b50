import type { ReactNode } from 'react';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import { Who } from '../../../records/who.tsx';
import styles from './remotes.module.css';

type AddedProps = { createdAt: string; createdBy: string; children?: ReactNode };

/** When something was added, and by whom. */
export const Added = ({ createdAt, createdBy, children }: AddedProps) => (
  <span className={styles.stack}>
    <time dateTime={createdAt}>{timeOfMoment(createdAt)}</time>
    <span className={styles.small}>
      <Who name={createdBy} />
    </span>
    {children}
  </span>
);
