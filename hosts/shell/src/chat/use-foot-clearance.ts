import { useEffect, type RefObject } from 'react';

/** The heights of the elements that float above the foot of the window. */
const heights = new Map<symbol, number>();

/**
 * Keeps the end of the page and the focused element clear of a floating element at the foot of the window. The space is
 * added after the page's content, so nothing shifts.
 * @param isFloating false while the element is in the flow and covers nothing
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
