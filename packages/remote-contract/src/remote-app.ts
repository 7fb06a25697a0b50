import type { ComponentType } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { Params, RouteObject } from 'react-router';

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

/** The exports of a page's module. */
export interface PageModule {
  Component?: RouteObject['Component'];
  /** Runs the page's queries when a visitor is about to follow a link to it, so that it is shown at once. Since 1.6. */
  fetchAhead?: (page: LinkedPage) => Promise<unknown>;
}

/** The page of a link. */
export interface LinkedPage {
  client: ApolloClient;
  /** Those of the route's path. */
  params: Params;
  searchParams: URLSearchParams;
  /** Today in London, `YYYY-MM-DD`. */
  today: string;
}
