import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSite } from '@larkfare/remote-contract';
import { focusHeadingSoon } from './use-focus-heading.ts';
import styles from './plain-screen.module.css';

type PlainScreenProps = {
  heading: string;
  text: string;
  /** The actions that the visitor has. */
  children: ReactNode;
};

/**
 * A screen of the shell itself, which needs no remote and no data. When the screen that it replaces arrives late or after
 * a retry, the focus moves to that screen's heading instead of being lost.
 */
export function PlainScreen({ heading, text, children }: PlainScreenProps) {
  const site = useSite();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    return () => {
      // The cleanup runs while this screen is still in the document, the microtask once the other one is.
      if (element?.contains(document.activeElement)) queueMicrotask(focusHeadingSoon);
    };
  }, []);
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href="/home" className={styles.brand}>
          {site.name}
        </a>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </main>
    </div>
  );
}
