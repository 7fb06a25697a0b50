import { Outlet, redirect, type RouteObject } from 'react-router';
import { ErrorPage } from '../error/error-page.tsx';
import { ScreenProblem } from '../error/screen-problem.tsx';
import { ShellLayout } from '../layout/shell-layout.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** The parent of the remotes' routes, inside the layout, so that the layout stays when a remote fails. */
export const screensRouteId = 'screens';

/** The routes of the page's only router. The root has no path, or it would match before a remote is looked up. */
export const shellRoutes = (mounted: RouteObject[]): RouteObject[] => [
  {
    Component: () => (
      <ShellLayout>
        <Outlet />
      </ShellLayout>
    ),
    children: [
      {
        id: screensRouteId,
        ErrorBoundary: ScreenProblem,
        HydrateFallback: LoadingScreen,
        children: [
          { path: '/', loader: () => redirect('/home') },
          { path: '/error', Component: ErrorPage },
          ...mounted,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
