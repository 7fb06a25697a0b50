import { useEffect, useEffectEvent } from 'react';

/** Closes on Escape wherever the focus is, unless a modal dialog is open, which takes the key itself. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog:modal')) closeNow();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);
}
