import { createMemoryRouter, createPath, type RouteObject } from 'react-router';
import type { PageChannel } from './page-channel.ts';

/**
 * A router that is kept in step with the page, which has the only history: the remote's navigations are sent to the page,
 * and the page's are repeated here.
 */
export function createSandboxRouter(
  { start, send, onMessage }: PageChannel,
  around: Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'HydrateFallback'>,
  routes: RouteObject[],
) {
  const router = createMemoryRouter(
    [{ ...around, children: [...routes, { path: '*', loader: leave }] }],
    { initialEntries: [start.path] },
  );
  let currentPath = start.path;

  /** A path that is not the remote's: the page navigates there, which unmounts this frame. */
  function leave({ request }: { request: Request }): Promise<never> {
    const { pathname, search, hash } = new URL(request.url);
    send({
      kind: 'navigated',
      path: pathname + search + hash,
      isReplace: false,
      keepsScroll: false,
    });
    return new Promise(() => undefined);
  }

  router.subscribe(({ location, historyAction, preventScrollReset }) => {
    const path = createPath(location);
    if (path === currentPath) return;
    currentPath = path;
    send({
      kind: 'navigated',
      path,
      isReplace: historyAction !== 'PUSH',
      keepsScroll: preventScrollReset === true,
    });
  });
  onMessage((message) => {
    if (message.kind !== 'navigate') return;
    currentPath = message.path;
    void router.navigate(message.path, { replace: true });
  });
  return router;
}
