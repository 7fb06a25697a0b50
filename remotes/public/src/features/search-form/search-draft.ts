import { useSyncExternalStore } from 'react';
import { emptySearch, type Search } from '@larkfare/travellers';
import { createDraft } from '../../form/draft.ts';
import { useHomeAirport } from '../../home-airport/home-airport.ts';

/** Draft of the forms that start empty; one that changes a search starts with that. */
export const searchDraft = createDraft('searchDraft', emptySearch);

/**
 * The trip that was typed before, otherwise one from the visitor's airport. The server's HTML has none, nor has the first
 * render in the browser.
 */
export function useKeptSearch(): Partial<Search> {
  const home = useHomeAirport();
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const fromHome = home.id ? { from: home.name, fromId: home.id } : {};
  return isInBrowser ? { ...fromHome, ...searchDraft.read() } : {};
}
