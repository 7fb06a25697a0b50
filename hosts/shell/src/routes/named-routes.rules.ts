import type { RouteObject } from 'react-router';

/** The routes of a remote's code that its remote.json names. All others, and what is below them, are left out. */
export const namedRoutes = (
  routes: RouteObject[],
  { paths, leftOut }: { paths: string[]; leftOut: (path: string) => void },
  above = '',
): RouteObject[] =>
  routes.flatMap((route) => {
    const path = pathOf(route, above);
    // A route without a path matches nothing.
    if ((route.path || route.index) && !paths.includes(path)) {
      leftOut(path);
      return [];
    }
    if (route.index || !route.children) return [route];
    return [{ ...route, children: namedRoutes(route.children, { paths, leftOut }, path) }];
  });

const pathOf = ({ path = '' }: RouteObject, above: string) =>
  `/${(path.startsWith('/') ? path : `${above}/${path}`).split('/').filter(Boolean).join('/')}`;
