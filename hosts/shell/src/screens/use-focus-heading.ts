import { useEffect, useRef } from 'react';

/** When the heading takes longer to appear, the focus stays where it is. */
const headingTimeoutMs = 5000;

let hasNavigatedOnce = false;

/** Whether the visitor has navigated since the document was loaded. */
export const hasNavigated = () => hasNavigatedOnce;

/** Moves the focus to the heading after a navigation, so that it is announced and the Tab key starts there. */
export function useFocusHeading(path: string): void {
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return undefined;
    lastPath.current = path;
    hasNavigatedOnce = true;
    return focusHeadingSoon();
  }, [path]);
}

/** Focuses the heading as soon as it is rendered. @returns a function that cancels this */
export function focusHeadingSoon(): () => void {
  if (focusHeading()) return () => undefined;

  // The page's own chunk or data may still be loading.
  const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), headingTimeoutMs);
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
