import { sitePath } from '../page/path.rules.ts';

/**
 * Where Go Back leads: the path in the navigation's state, which other sites cannot set, if it is a path of this site;
 * otherwise the start page.
 */
export function goBackPath(state: unknown): string {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined;
  const path = sitePath(from);
  return path === undefined || /^\/error(?:[?#]|$)/.test(path) ? '/' : path;
}
