import { Outlet, type RouteObject } from 'react-router';
import type { RemoteApp } from '@larkfare/remote-contract';
import { withDeadline } from '../federation/deadline.ts';
import { RemoteProblem } from '../error/remote-problem.tsx';
import type { RemoteOnPage } from '../page/page-data.ts';

type Mounted = Pick<RemoteOnPage, 'name' | 'title'>;

export const remoteRouteId = ({ name }: Pick<Mounted, 'name'>) => `remote:${name}`;

/** A remote's routes inside an error boundary that names the remote. */
export const remoteRoute = (remote: Mounted, app: RemoteApp): RouteObject => ({
  id: remoteRouteId(remote),
  Component: () => (
    <div data-boundary={remote.name}>
      <Outlet />
    </div>
  ),
  ErrorBoundary: () => <RemoteProblem name={remote.name} title={remote.title} />,
  children: app.routes.map(withRouteTimeout),
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
