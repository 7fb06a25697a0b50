import { useEffect, type RefObject } from 'react';

/** Closes a menu on Escape, on a press anywhere else, and when the focus goes elsewhere. */
export function useCloseOnLeaving(
  menu: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (reason: 'escape' | 'left') => void,
) {
  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') close('escape');
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isOutside(event.target)) close('left');
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      (event) => {
        if (isOutside(event.relatedTarget)) close('left');
      },
      { signal },
    );
    return () => listening.abort();
  }, [menu, isOpen, close]);
}
