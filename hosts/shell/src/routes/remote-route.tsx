import { use, useMemo } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import {
  ShellServicesContext,
  type RemoteApp,
  type ShellServices,
} from '@larkfare/remote-contract';
import { withDeadline } from '../federation/deadline.ts';
import type { PartOfPage } from '../error/part-name.rules.ts';
import { RemoteProblem } from '../error/remote-problem.tsx';
import type { Watch } from '../health/watch-remote.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { namedRoutes } from './named-routes.rules.ts';

type Mounted = Pick<RemoteOnPage, 'name' | 'paths'> & PartOfPage;

const remoteRouteId = ({ name }: Pick<Mounted, 'name'>) => `remote:${name}`;

/** The routes of a remote that its remote.json names, inside an error boundary that names the remote. */
export const remoteRoute = (remote: Mounted, app: RemoteApp, watch?: Watch): RouteObject => ({
  id: remoteRouteId(remote),
  Component: () => (
    <div data-boundary={remote.name} ref={watch?.boundary}>
      {watch ? <Reporting watch={watch} /> : <Outlet />}
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

/** The site's error page is for failures of the site: those of a remote count against its version. */
function Reporting({ watch }: { watch: Watch }) {
  const services = use(ShellServicesContext);
  const own = useMemo<ShellServices | undefined>(
    () =>
      services && {
        ...services,
        reportError(message, cause) {
          if (watch.failed(message, cause)) console.error(message, cause ?? '');
          else services.reportError(message, cause);
        },
      },
    [services, watch],
  );
  return (
    <ShellServicesContext value={own}>
      <Outlet />
    </ShellServicesContext>
  );
}

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
