import { useEffect, type RefObject } from 'react';

/** How high what floats above the foot of the window reaches; the highest of them counts. */
const heights = new Map<symbol, number>();

/**
 * Keeps the end of the page, and whatever gets the focus, clear of what floats above the foot of the window. The room
 * is added after the last of the page's content, so nothing that is already there moves.
 * @param isFloating false for as long as it stands after the content and covers nothing
 */
export function useFootClearance(floating: RefObject<HTMLElement | null>, isFloating = true): void {
  useEffect(() => {
    const element = floating.current;
    if (!element || !isFloating) return undefined;
    const key = Symbol('floating');
    const observer = new ResizeObserver(() => {
      heights.set(key, Math.max(0, Math.ceil(innerHeight - element.getBoundingClientRect().top)));
      showHighest();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(key);
      showHighest();
    };
  }, [floating, isFloating]);
}

function showHighest() {
  const highest = Math.max(0, ...heights.values());
  document.documentElement.style.setProperty('--foot-clearance', `${highest}px`);
}
