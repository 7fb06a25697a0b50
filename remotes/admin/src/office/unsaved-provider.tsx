import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './use-confirm.tsx';
import { adminToken } from './admin-token.ts';

interface Unsaved {
  /** Registers unsaved work; returns the function that removes it. */
  add(): () => void;
  hasWork(): boolean;
  /** True when nothing is unsaved, or the person agrees to lose it. */
  mayLeave(): Promise<boolean>;
}

export const UnsavedContext = createContext<Unsaved>({
  add: () => () => undefined,
  hasWork: () => false,
  mayLeave: () => Promise.resolve(true),
});

/** Confirms lost work before the screen, or the pop-up or tile around, is left without a link. */
export const useMayLeave = (): Unsaved['mayLeave'] => use(UnsavedContext).mayLeave;

/** The one question before unsaved work is lost. */
export function useConfirmLeaving() {
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        title: 'Leave without saving?',
        text: 'What you changed here is not saved yet.',
        action: 'Leave without saving',
      }),
    [confirm],
  );
}

/**
 * Unsaved work of a part of the screen that can be closed separately, such as a pop-up or a tile. It is the value of an
 * `UnsavedContext` around that part, and counts for the screen too.
 */
export function useUnsavedPart(): Unsaved {
  return useUnsavedWork(use(UnsavedContext));
}

function useUnsavedWork(around?: Unsaved): Unsaved {
  const confirmLeaving = useConfirmLeaving();
  const count = useRef(0);
  return useMemo(
    () => ({
      add() {
        const remove = around?.add();
        count.current += 1;
        return () => {
          count.current -= 1;
          remove?.();
        };
      },
      hasWork: () => count.current > 0,
      mayLeave: () => (count.current > 0 ? confirmLeaving() : Promise.resolve(true)),
    }),
    [around, confirmLeaving],
  );
}

/** Confirms a change of address or a closed tab with unsaved work. The router takes one blocker, this one. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const unsaved = useUnsavedWork();

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePlace =
      currentLocation.pathname === nextLocation.pathname &&
      currentLocation.search === nextLocation.search;
    // After a Logout nothing can be saved any more: there is nothing to stay for.
    const isSignedOut = nextLocation.pathname === '/admin' && adminToken.read() === null;
    return unsaved.hasWork() && !isSamePlace && !isSignedOut;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void unsaved.mayLeave().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker, unsaved]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved.hasWork() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}
