import type { PageContextValue } from '../federation/page-context.ts';

/** The layout is part of the rendered page. */
export const loadedAlready = { subscribe: () => () => undefined, fail: () => undefined };

/** Only browsers load remotes into a page. */
export const noRemotes: PageContextValue['remotes'] = {
  refresh: () => Promise.resolve({ needsReload: false }),
  loadSlot: () => Promise.reject(new Error('A slot is filled in browsers.')),
  running: () => undefined,
};
