import { useId, type ReactNode } from 'react';
import styles from './search-aside.module.css';

/** The search form beside a text. */
export function SearchAside({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.search}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
