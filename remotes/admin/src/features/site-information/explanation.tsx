import type { ReactNode } from 'react';
import styles from './explanation.module.css';

/** What a group of fields is for and where it is seen, in a sentence. */
export const Explanation = ({ children }: { children: ReactNode }) => (
  <p className={styles.explanation}>{children}</p>
);
