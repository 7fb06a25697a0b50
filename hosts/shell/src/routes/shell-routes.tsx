import { Outlet, redirect, type RouteObject } from 'react-router';
import { ErrorPage } from '../error/error-page.tsx';
import { ScreenProblem } from '../error/screen-problem.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { PagePlace } from '../layout/page-place.tsx';
import { ShellLayout } from '../layout/shell-layout.tsx';
import { SiteFrame } from '../layout/site-frame.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

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
