import { useEffect, type RefObject } from 'react';
import { listPlace } from './list-place.rules.ts';

/**
 * Shows the list in the browser's top layer beside its input for as long as it is open: a pop-up that scrolls would cut
 * it off otherwise. It follows the input, and keeps clear of a phone's keyboard.
 */
export function useListInSight(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = list.current;
    const input = element?.parentElement;
    if (!isOpen || !element || !input) return;

    const place = () => {
      const view = window.visualViewport;
      const style = listPlace(input.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: view?.height ?? window.innerHeight,
        top: view?.offsetTop ?? 0,
      });
      Object.assign(element.style, style);
    };
    element.showPopover?.();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      element.hidePopover?.();
      window.removeEventListener('scroll', place, { capture: true });
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [list, isOpen]);
}
