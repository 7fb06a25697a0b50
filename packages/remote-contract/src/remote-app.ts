import type { RouteObject } from 'react-router';

/**
 * The version of this contract, as in package.json. A remote that needs another major version is refused, because the
 * hooks it calls would have other semantics.
 */
export const CONTRACT_VERSION = '1.3.0';

/**
 * What a remote exposes as the default export of `./app`.
 *
 * @example
 * import { pages } from '@larkfare/webpack-remote/pages';
 *
 * const app: RemoteApp = { routes: [{ Component: PageLayout, children: pages }] };
 * export default app;
 */
export interface RemoteApp {
  /** Mounted in the shell's only router. The paths are absolute, from the remote's remote.json. */
  routes: RouteObject[];
}
