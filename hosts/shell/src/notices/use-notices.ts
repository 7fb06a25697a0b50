import { useCallback, useMemo, useRef, useState } from 'react';
import type { Notify } from '@larkfare/remote-contract';
import { keptOnPage, withNotice, type Notice } from './notices.rules.ts';

/** The notices on the screen and the functions that add and dismiss them. */
export function useNotices(path: string) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [shownOn, setShownOn] = useState(path);
  if (path !== shownOn) {
    setShownOn(path);
    setNotices((shown) => keptOnPage(shown, path));
  }
  const lastId = useRef(0);

  const add = useCallback((kind: Notice['kind'], text: string) => {
    lastId.current += 1;
    const notice = { id: lastId.current, kind, text };
    setNotices((shown) => withNotice(shown, notice));
  }, []);
  const dismiss = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  }, []);
  const notify = useMemo<Notify>(
    () => ({ success: (text) => add('success', text), error: (text) => add('error', text) }),
    [add],
  );
  return { notices, notify, dismiss };
}
