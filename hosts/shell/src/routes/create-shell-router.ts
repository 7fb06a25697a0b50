import { createBrowserRouter, redirectDocument } from 'react-router';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { Remotes } from '../federation/remotes.ts';
import { framedRoute } from '../framed/framed-route.tsx';
import { isOfficePath } from '../page/office-path.rules.ts';
import { remoteRoute } from './remote-route.tsx';
import { screensRouteId, shellRoutes } from './shell-routes.tsx';

/** The page's router: a remote is asked for, and mounted, when somebody goes to one of its paths. */
export function createShellRouter(remotes: Remotes) {
  const mounted = new Set<string>();
  const startsInOffice = isOfficePath(location.pathname);

  return createBrowserRouter(shellRoutes([]), {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.ownerOf(path);
      if (leavesThePage({ startsInOffice, path, remotes })) {
        patch(screensRouteId, [
          { path, loader: ({ request }) => redirectDocument(pathOf(request.url)) },
        ]);
        return;
      }
      if (remote && remotes.isOutOfReach(remote, path))
        throw new RemoteFailure(remote.name, `The version on this page does not have ${path}.`);
      if (!remote || mounted.has(remote.name)) return;
      if (remote.trust === 'unreviewed') {
        mounted.add(remote.name);
        patch(screensRouteId, [framedRoute(remote, remotes)]);
        return;
      }
      const app = await remotes.load(remote, path);
      mounted.add(remote.name);
      patch(screensRouteId, [remoteRoute(remote, app)]);
    },
  });
}

/**
 * A page on which partners' code may run is left behind before the back office begins, and a page of the back office
 * knows nothing of theirs: between the two lies a page that starts anew.
 */
const leavesThePage = ({
  startsInOffice,
  path,
  remotes,
}: {
  startsInOffice: boolean;
  path: string;
  remotes: Remotes;
}) =>
  startsInOffice
    ? !isOfficePath(path) && !remotes.ownerOf(path)
    : isOfficePath(path) && remotes.hasPublished();

const pathOf = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
};

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
