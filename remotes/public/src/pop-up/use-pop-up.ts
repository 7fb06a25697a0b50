import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The pop-ups that may be shown when their entry of the history is current. */
const opened = new Set<unknown>();

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
  useEffect(() => () => void opened.delete(id), [id]);
  useEffect(() => {
    canClose.current = isOpen;
    return () => {
      canClose.current = false;
    };
  }, [isOpen]);

  const open = () => {
    opened.add(id);
    setWasOpened(true);
    void navigate(
      { pathname, search, hash },
      { state: { popUp: id }, preventScrollReset: true, flushSync: true },
    );
  };
  const close = () => {
    if (!canClose.current) return;
    canClose.current = false;
    opened.delete(id);
    setWasOpened(false);
    void navigate(-1);
  };
  return { isOpen, open, close };
}

/**
 * Leaves the history entry of a pop-up that is no longer there, because the page was reloaded or left meanwhile: on it,
 * Back would seem to do nothing. Used once, around the pages.
 */
export function useLeaveStalePopUp() {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  useEffect(() => {
    const popUp = popUpOf(state);
    if (popUp !== undefined && !opened.has(popUp)) void navigate(-1);
  }, [key, state, navigate]);
}

const popUpOf = (state: unknown): unknown =>
  typeof state === 'object' && state && 'popUp' in state ? state.popUp : undefined;
