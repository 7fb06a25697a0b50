import { useCallback, useEffect, useState } from 'react';
import { autoOpenMs, fetchAheadMs, mayOpenByItself } from './search-pop-up.rules.ts';
import { tabStorage } from '@larkfare/remote-contract/browser-storage';

/**
 * Whether the search pop-up is open, and at which field. It opens when the visitor opens it, and once automatically.
 * @param onSoon called just before that; pass the same function at every render
 */
export function useSearchPopUp(onSoon: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<string>();
  const open = useCallback((startsAt?: string) => {
    markSearchPopUpShown();
    setField(startsAt);
    setOpen(true);
  }, []);

  useEffect(() => {
    if (wasSearchPopUpShown()) return;
    const left = new AbortController();
    let hasInteracted = window.scrollY > 0;
    const onInteraction = ({ type }: Event) => {
      // A navigation scrolls to the top as well, which is not the visitor's doing.
      hasInteracted ||= type !== 'scroll' || window.scrollY > 0;
    };
    for (const type of ['scroll', 'pointerdown', 'keydown'])
      window.addEventListener(type, onInteraction, { signal: left.signal, passive: true });
    const mayOpen = () => mayOpenByItself({ hasInteracted, ...currentVisit() });
    const timers = [
      setTimeout(() => mayOpen() && onSoon(), fetchAheadMs),
      setTimeout(() => mayOpen() && open(), autoOpenMs),
    ];
    return () => {
      left.abort();
      timers.forEach(clearTimeout);
    };
  }, [open, onSoon]);

  return { isOpen, field, open, close: useCallback(() => setOpen(false), []) };
}

const currentVisit = () => ({
  wasShown: wasSearchPopUpShown(),
  isFieldInUse:
    document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false,
  isSomethingOpen: document.querySelector('dialog[open], [aria-expanded="true"]') !== null,
});

const key = 'searchPopUpShown';

/** Whether the search pop-up has been open in this browser session. */
const wasSearchPopUpShown = (): boolean => tabStorage.get(key) !== null;

const markSearchPopUpShown = () => tabStorage.set(key, 'yes');

/** Makes each test a separate session. */
export const forgetSearchPopUp = () => tabStorage.remove(key);
