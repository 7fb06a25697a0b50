import { useCallback, useEffect, useState } from 'react';
import { autoOpenMs, mayOpenByItself } from './search-pop-up.rules.ts';
import { markSearchPopUpShown, wasSearchPopUpShown } from './search-pop-up-session.ts';

/** Whether the search pop-up is open. It opens when the visitor opens it, and once by itself. */
export function useSearchPopUp() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    markSearchPopUpShown();
    setOpen(true);
  }, []);

  useEffect(() => {
    if (wasSearchPopUpShown()) return;
    const timer = setTimeout(() => {
      if (mayOpenByItself(whatGoesOn())) open();
    }, autoOpenMs);
    return () => clearTimeout(timer);
  }, [open]);

  return { isOpen, open, close: useCallback(() => setOpen(false), []) };
}

const whatGoesOn = () => ({
  wasShown: wasSearchPopUpShown(),
  isFieldInUse:
    document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false,
  isSomethingOpen: document.querySelector('dialog[open], [aria-expanded="true"]') !== null,
});
