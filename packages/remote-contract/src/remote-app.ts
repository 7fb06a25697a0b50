import type { RouteObject } from 'react-router';

/**
 * The version of this contract, as in package.json. A remote that needs another major version is refused, because the
 * hooks it calls would have other semantics.
 */
export const CONTRACT_VERSION = '1.2.0';

/**
 * What a remote exposes as the default export of `./app`.
 *
 * @example
 * const app: RemoteApp = {
 *   routes: [{ path: '/deals', lazy: () => import('./features/deals/deals-page.tsx') }],
 * };
 * export default app;
 */
export interface RemoteApp {
  /**
   * Absolute paths, the same as in the remote's remote.json. They are mounted in the shell's only router.
   * A page's module exports `Component`; a page that is loaded on demand is `lazy`.
   */
  routes: RouteObject[];
}
