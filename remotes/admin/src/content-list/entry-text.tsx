import type { ReactNode } from 'react';
import styles from './entry-text.module.css';

type EntryTextProps = { heading: string; children: ReactNode };

/** An entry as it reads on the site, in the smaller type of the back office; a blank heading is none. */
export const EntryText = ({ heading, children }: EntryTextProps) => (
  <div className={styles.text}>
    {heading && <h2 className={styles.heading}>{heading}</h2>}
    {children}
  </div>
);
