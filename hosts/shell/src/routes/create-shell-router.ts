import { createBrowserRouter, type RouteObject } from 'react-router';
import { withDeadline } from '../federation/deadline.ts';
import type { Remotes } from '../federation/remotes.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { remoteRoute } from './remote-route.tsx';
import { screensRouteId, shellRoutes } from './shell-routes.tsx';

/**
 * The page's router. The remote of the first path is mounted before it starts, so that the first screen is there at
 * once; the others are asked for when somebody goes there.
 */
export async function createShellRouter(remotes: Remotes) {
  const mounted = new Set<string>();

  async function mount(path: string): Promise<RouteObject[]> {
    const remote = remotes.ownerOf(path);
    if (!remote || mounted.has(remote.name)) return [];
    const app = await remotes.load(remote);
    mounted.add(remote.name);
    return [remoteRoute(remote, app)];
  }

  const { pathname } = location;
  const first = await mountFirst(mount, pathname);
  const isReady = first.length > 0 || !remotes.ownerOf(pathname);
  const router = createBrowserRouter(shellRoutes(first), {
    // Nothing was loaded by the router on the server; saying so keeps it from looking for the first remote again.
    ...(isReady && { hydrationData: { loaderData: {} } }),
    async patchRoutesOnNavigation({ path, patch }) {
      patch(screensRouteId, await mount(path));
    },
  });
  return { router, isReady };
}

/** The failure itself is told by the router, which asks for the same remote as soon as it starts. */
async function mountFirst(mount: (path: string) => Promise<RouteObject[]>, path: string) {
  try {
    const routes = await mount(path);
    await withDeadline(loadMatchedRoutes(routes, path));
    return routes;
  } catch (problem) {
    console.error(problem);
    return [];
  }
}
