import { useEffect, useState } from 'react';

/**
 * The topmost modal dialog while one is open. All else on the page is inert then, so notices must be drawn inside it
 * to be seen, heard and dismissed.
 */
export function useOpenDialog(noticed: unknown): Element | undefined {
  const [dialog, setDialog] = useState<Element>();

  useEffect(() => {
    const look = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1));
    look();
    // These events do not bubble, but they can be caught on the way down.
    document.addEventListener('close', look, true);
    document.addEventListener('toggle', look, true);
    return () => {
      document.removeEventListener('close', look, true);
      document.removeEventListener('toggle', look, true);
    };
  }, [noticed]);

  // A page that goes away takes its pop-up along without a word; what was noticed in it must not go with it.
  useEffect(() => {
    if (!dialog) return undefined;
    const observer = new MutationObserver(() => {
      if (!dialog.isConnected) setDialog(undefined);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog]);

  return dialog?.isConnected ? dialog : undefined;
}
