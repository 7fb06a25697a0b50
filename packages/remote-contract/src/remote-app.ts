import type { RouteObject } from 'react-router';

/** @deprecated since 1.3, until 2.0: the build says which contract it needs. */
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
