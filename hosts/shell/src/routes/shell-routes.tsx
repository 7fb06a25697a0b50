import { Outlet, redirect, type RouteObject } from 'react-router';
import { ErrorPage } from '../error/error-page.tsx';
import { ScreenProblem } from '../error/screen-problem.tsx';
import { ShellFrame } from '../frame/shell-frame.tsx';
import { WaitingScreen } from '../frame/waiting-screen.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** Where remotes are mounted: inside the frame, so that it stays when one of them fails. */
export const screensRouteId = 'screens';

/** The only router's routes. The root is pathless, or it would match every path before a remote could be asked. */
export const shellRoutes = (mounted: RouteObject[]): RouteObject[] => [
  {
    Component: () => (
      <ShellFrame>
        <Outlet />
      </ShellFrame>
    ),
    children: [
      {
        id: screensRouteId,
        ErrorBoundary: ScreenProblem,
        HydrateFallback: WaitingScreen,
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
