import { useSyncExternalStore } from 'react';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { createDraft } from '../form/draft.ts';

const key = 'homeAirport';
const anyAirport = { id: '', name: '' };
const draft = createDraft(key, anyAirport, siteStorage);

/** @param airport undefined for any of the UK */
export const keepHomeAirport = (airport: typeof anyAirport | undefined): void =>
  airport ? draft.keep({ id: airport.id, name: airport.name }) : draft.forget();

/**
 * The airport that the visitor departs from, on this device only. A cookie would give each visitor a separate render
 * on the server; so its HTML, and the first render in the browser, are for any airport.
 */
export function useHomeAirport(): typeof anyAirport {
  const stored = useSyncExternalStore(
    (listener) => siteStorage.subscribe(key, listener),
    () => siteStorage.get(key),
    () => null,
  );
  return stored === null ? anyAirport : { ...anyAirport, ...draft.read() };
}

/** The variable that queries of lowest prices have. */
export const useFromHome = (): { fromId: string | null } => ({
  fromId: useHomeAirport().id || null,
});
