import type { ReactNode } from 'react';
import styles from './explanation.module.css';

/** The purpose and place of a group of fields, in a sentence. */
export const Explanation = ({ children }: { children: ReactNode }) => (
  <p className={styles.explanation}>{children}</p>
);
