import { useMemo, useSyncExternalStore } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { type KeptFlight, keptAhead, toggled } from './shortlist.rules.ts';

/** The flights that the visitor has saved, on this device only; none in the server's HTML. A list reads them once for its cards. */
export function useShortlist() {
  const today = useToday();
  const stored = useSyncExternalStore(onChange, read, () => null);
  const kept = useMemo(() => keptAhead(stored, today), [stored, today]);
  return {
    kept,
    toggle: (flight: KeptFlight) => siteStorage.set(key, JSON.stringify(toggled(kept, flight))),
  };
}

export type Shortlist = ReturnType<typeof useShortlist>;

const key = 'shortlist';

const read = () => siteStorage.get(key);

const onChange = (listener: () => void) => siteStorage.subscribe(key, listener);
