import { Outlet, redirect, type RouteObject } from 'react-router';
import { use, useMemo } from 'react';
import {
  ShellServicesContext,
  type RemoteApp,
  type ShellServices,
} from '@larkfare/remote-contract';
import { withDeadline } from '../federation/deadline.ts';
import type { Watch } from '../health/watch-remote.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { ErrorPage } from '../screens/error-page.tsx';
import { NotFoundPage } from '../screens/not-found-page.tsx';
import { LoadingScreen } from '../screens/plain-screen.tsx';
import { ScreenProblem, type PartOfPage, RemoteProblem } from '../screens/problem-screen.tsx';
import { PagePlace, SiteFrame } from '../screens/site-frame.tsx';
import { namedRoutes } from './named-routes.rules.ts';
import { ShellLayout } from './shell-layout.tsx';

/** The parent of the remotes' routes, inside the site's header and footer, which stay when a remote fails. */
export const screensRouteId = 'screens';
/** The parent of routes with another layout: the back office, and what was built before the shell had one. */
export const ownLayoutRouteId = 'own-layout';

/** The routes of the page's only router. The root has no path, or it would match before a remote is looked up. */
export const shellRoutes = (
  mounted: RouteObject[],
  withOwnLayout: RouteObject[] = [],
): RouteObject[] => [
  {
    Component: () => (
      <ShellLayout>
        <Outlet />
      </ShellLayout>
    ),
    children: [
      {
        Component: () => (
          <SiteFrame>
            <Outlet />
          </SiteFrame>
        ),
        children: [
          {
            id: screensRouteId,
            ErrorBoundary: ScreenProblem,
            HydrateFallback: () => (
              <PagePlace>
                <LoadingScreen />
              </PagePlace>
            ),
            children: [
              { path: '/', loader: () => redirect('/home') },
              { path: '/error', Component: ErrorPage },
              ...mounted,
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      { id: ownLayoutRouteId, children: withOwnLayout },
    ],
  },
];

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
