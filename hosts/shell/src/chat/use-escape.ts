import { useEffect, useEffectEvent } from 'react';

/** Escape closes what is open, wherever the focus is on this page; a modal dialog has the key to itself. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog:modal')) closeNow();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOpen]);
}
