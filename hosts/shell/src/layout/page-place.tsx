import type { ReactNode } from 'react';
import styles from './site-frame.module.css';

/** The space of a page that browsers render, so that the footer stays where it is. */
export const PagePlace = ({ children }: { children?: ReactNode }) => (
  <div className={styles.place}>{children}</div>
);
