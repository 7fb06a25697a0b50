import type { MouseEvent } from 'react';
import styles from './shell-layout.module.css';

/** The first tab stop: skips the navigation. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip} onClick={focusMain}>
    Skip to the main content
  </a>
);

/** A sandboxed remote's main content is in its frame. */
function focusMain(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('[data-main]') ?? document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
