import type { MouseEvent } from 'react';
import styles from './shell-frame.module.css';

/** The first stop of the Tab key: past the navigation, to what the page is about. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip} onClick={focusMain}>
    Skip to the main content
  </a>
);

/** A remote may forget the tabindex; the link works all the same. One in a frame has its main content there. */
function focusMain(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main, #main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
