import { createBrowserRouter } from 'react-router';
import type { Remotes } from '../federation/remotes.ts';
import { remoteRoute } from './remote-route.tsx';
import { screensRouteId, shellRoutes } from './shell-routes.tsx';

/** The page's router: a remote is asked for, and mounted, when somebody goes to one of its paths. */
export function createShellRouter(remotes: Remotes) {
  const mounted = new Set<string>();

  return createBrowserRouter(shellRoutes([]), {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.ownerOf(path);
      if (!remote || mounted.has(remote.name)) return;
      const app = await remotes.load(remote);
      mounted.add(remote.name);
      patch(screensRouteId, [remoteRoute(remote, app)]);
    },
  });
}

type ShellRouter = ReturnType<typeof createShellRouter>;

/** Once the first screen has all its code, or has failed: before that there is nothing to draw. */
export const firstScreen = (router: ShellRouter): Promise<{ hasFailed: boolean }> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve({ hasFailed: router.state.errors !== null });
    };
    const unsubscribe = router.subscribe(look);
    look();
  });
