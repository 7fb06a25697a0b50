import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * A pop-up in which the visitor types. While it is open it is an entry of the history, so Back closes it and stays on
 * the page.
 */
export function usePopUp() {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  // The entry outlives a reload of the page, but what the pop-up was opened for does not.
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened && popUpOf(state) === id;
  // Going back takes a moment, and an answer may come after it: a second step would leave the page.
  const canClose = useRef(false);
  useEffect(() => {
    canClose.current = isOpen;
    return () => {
      canClose.current = false;
    };
  }, [isOpen]);

  const open = () => {
    setWasOpened(true);
    void navigate(
      { pathname, search, hash },
      { state: { popUp: id }, preventScrollReset: true, flushSync: true },
    );
  };
  const close = () => {
    if (!canClose.current) return;
    canClose.current = false;
    setWasOpened(false);
    void navigate(-1);
  };
  return { isOpen, open, close };
}

const popUpOf = (state: unknown): unknown =>
  typeof state === 'object' && state && 'popUp' in state ? state.popUp : undefined;
