import type { RefCallback } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { RemoteApp } from '@larkfare/remote-contract';
import { withDeadline } from '../federation/deadline.ts';
import type { PartOfPage } from '../error/part-name.rules.ts';
import { RemoteProblem } from '../error/remote-problem.tsx';
import type { RemoteOnPage } from '../page/page-data.ts';
import { namedRoutes } from './named-routes.rules.ts';

type Mounted = Pick<RemoteOnPage, 'name' | 'paths'> & PartOfPage;
/** A ref callback for the element around a remote, with its clean-up. */
export type Watch = RefCallback<HTMLElement>;

const remoteRouteId = ({ name }: Pick<Mounted, 'name'>) => `remote:${name}`;

/** The routes of a remote that its remote.json names, inside an error boundary that names the remote. */
export const remoteRoute = (remote: Mounted, app: RemoteApp, watch?: Watch): RouteObject => ({
  id: remoteRouteId(remote),
  Component: () => (
    <div data-boundary={remote.name} ref={watch}>
      <Outlet />
    </div>
  ),
  ErrorBoundary: () => <RemoteProblem remote={remote} />,
  children: namedRoutes(app.routes, {
    paths: remote.paths,
    // The mount gate reads this.
    leftOut: (path) =>
      console.warn(
        `The remote '${remote.name}' has the route ${path}, which remote.json does not name.`,
      ),
  }).map(withRouteTimeout),
});

/** A page's own chunk has the same timeout as its remote. */
const withRouteTimeout = (route: RouteObject): RouteObject => {
  const { lazy, children } = route;
  if (route.index) return route;
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => withDeadline(Promise.resolve(lazy())) }),
    ...(children && { children: children.map(withRouteTimeout) }),
  };
};
