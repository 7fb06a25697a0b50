import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** @deprecated since 1.3, until 2.0: the build declares which contract it needs. */
export const CONTRACT_VERSION = '1.5.0';

/**
 * The default export of `./app`.
 *
 * @example
 * import { pages } from '@larkfare/webpack-remote/pages';
 *
 * const app: RemoteApp = { routes: pages };
 * export default app;
 */
export interface RemoteApp {
  /** Mounted in the shell's only router. The paths are absolute, from the remote's remote.json. */
  routes: RouteObject[];
  /** Components of the one remote of the site whose remote.json contains `"layout": true`. Since 1.4. */
  layout?: SiteLayout;
}

/**
 * The components that the shell renders around every page but those of the back office. The page is between them, in the shell's own
 * `<main>`, so that no style of the one reaches the other.
 */
export interface SiteLayout {
  Header: ComponentType;
  Footer: ComponentType;
}
