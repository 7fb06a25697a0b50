import { useEffect, useState } from 'react';

/**
 * The topmost open modal dialog. The rest of the page is inert meanwhile, so notices have to be rendered inside it to be
 * announced and dismissed.
 * @param trigger looked up again whenever it changes
 */
export function useOpenDialog(trigger: unknown): Element | undefined {
  const [dialog, setDialog] = useState<Element>();

  useEffect(() => {
    const update = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1));
    update();
    // These events do not bubble, but they can be captured.
    document.addEventListener('close', update, true);
    document.addEventListener('toggle', update, true);
    return () => {
      document.removeEventListener('close', update, true);
      document.removeEventListener('toggle', update, true);
    };
  }, [trigger]);

  // A dialog that is unmounted fires no event, and its notices must not disappear with it.
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
