import { createMemoryRouter, createPath, type RouteObject } from 'react-router';
import type { PageLine } from './page-line.ts';

/**
 * A router whose address is the page's: what the remote navigates is told to the page, which has the only history, and
 * where the page goes the frame follows.
 */
export function createFrameRouter(
  { start, tell, hear }: PageLine,
  around: Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'HydrateFallback'>,
  routes: RouteObject[],
) {
  const router = createMemoryRouter(
    [{ ...around, children: [...routes, { path: '*', loader: leave }] }],
    { initialEntries: [start.path] },
  );
  let at = start.path;

  /** A path of somebody else's: the page goes there, and this frame goes with the page that it was on. */
  function leave({ request }: { request: Request }): Promise<never> {
    const { pathname, search, hash } = new URL(request.url);
    tell({ kind: 'went', path: pathname + search + hash, isReplace: false, keepsScroll: false });
    return new Promise(() => undefined);
  }

  router.subscribe(({ location, historyAction, preventScrollReset }) => {
    const path = createPath(location);
    if (path === at) return;
    at = path;
    tell({
      kind: 'went',
      path,
      isReplace: historyAction !== 'PUSH',
      keepsScroll: preventScrollReset === true,
    });
  });
  hear((message) => {
    if (message.kind !== 'go') return;
    at = message.path;
    void router.navigate(message.path, { replace: true });
  });
  return router;
}
