import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router';
import { adminToken } from '@larkfare/remote-contract';
import { useConfirm } from '../confirm/use-confirm.tsx';

interface Unsaved {
  /** Says that there is unsaved work; the answer takes it back. */
  add(): () => void;
  /** True when nothing is unsaved, or the person agrees to lose it. */
  mayLeave(): Promise<boolean>;
}

const UnsavedContext = createContext<Unsaved>({
  add: () => () => undefined,
  mayLeave: () => Promise.resolve(true),
});

export const useUnsaved = (): Unsaved => use(UnsavedContext);

/** For what leaves the screen without a link, such as Logout: asks first when work would be lost. */
export const useMayLeave = (): Unsaved['mayLeave'] => useUnsaved().mayLeave;

/** Asks before a change of address or a closed tab takes unsaved work away. The router takes one blocker, this one. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const isDirty = count > 0;
  const confirm = useConfirm();

  const add = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const mayLeave = useCallback(
    () =>
      isDirty
        ? confirm({
            title: 'Leave without saving?',
            text: 'What you changed here is not saved yet.',
            action: 'Leave without saving',
          })
        : Promise.resolve(true),
    [isDirty, confirm],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePlace =
      currentLocation.pathname === nextLocation.pathname &&
      currentLocation.search === nextLocation.search;
    // Whoever is signed out cannot save any more: there is nothing to stay for.
    return isDirty && !isSamePlace && adminToken.read() !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const unsaved = useMemo(() => ({ add, mayLeave }), [add, mayLeave]);
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}
