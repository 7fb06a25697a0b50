import { useId, type ReactNode } from 'react';
import { Card } from '@larkfare/ui-kit';
import styles from './search-aside.module.css';

/** The search form beside a text. */
export function SearchAside({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" gap={4} padding={5} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </Card>
  );
}
