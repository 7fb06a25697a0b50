import { useEffect, useRef } from 'react';

/** A page that takes longer to show its heading keeps the focus where it is. */
const waitAtMostMs = 5000;

let hasMoved = false;

/** Whether the page on the screen is another than the one this document began with. */
export const hasMovedOn = () => hasMoved;

/** After a change of page the focus goes to its heading, so that it is read out and the Tab key starts there. */
export function useFocusHeading(path: string): void {
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return undefined;
    lastPath.current = path;
    hasMoved = true;
    return focusHeadingSoon();
  }, [path]);
}

/** Focuses the heading once it is there. @returns what ends the waiting for it */
export function focusHeadingSoon(): () => void {
  if (focusHeading()) return () => undefined;

  // The page's own chunk or data may still be on its way.
  const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), waitAtMostMs);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
