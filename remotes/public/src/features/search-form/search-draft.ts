import { useSyncExternalStore } from 'react';
import { emptySearch, type Search } from '@larkfare/travellers';
import { createDraft } from '../../form/draft.ts';

/** Draft of the forms that start empty; one that changes a search starts with that. */
export const searchDraft = createDraft('searchDraft', emptySearch);

/** The trip that was typed before. The server's HTML has none, nor has the first render in the browser. */
export function useKeptSearch(): Partial<Search> {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isInBrowser ? searchDraft.read() : {};
}
