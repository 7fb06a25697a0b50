import type { ReactNode } from 'react';
import { useSite } from '@larkfare/remote-contract';
import styles from './plain-screen.module.css';

type PlainScreenProps = {
  heading: string;
  text: string;
  /** What can be done next. */
  children: ReactNode;
};

/** A whole screen of the shell's own, which needs no remote and no data. */
export function PlainScreen({ heading, text, children }: PlainScreenProps) {
  const site = useSite();
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href="/home" className={styles.brand}>
          {site.name}
        </a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </main>
    </div>
  );
}
