import { createBrowserRouter, redirectDocument } from 'react-router';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { lostPageKey } from '../federation/failed-builds.ts';
import type { LayoutStore } from '../federation/layout-store.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { Remotes } from '../federation/remotes.ts';
import { loadHealth } from '../health/load-health.ts';
import type { RemoteBuild, RemoteOnPage } from '../page/page-data.ts';
import { isOfficePath } from '../page/path.rules.ts';
import { sandboxRoute } from '../sandbox/sandbox-route.tsx';
import { ensureEntryKey } from './entry-key.ts';
import { remoteRoute, ownLayoutRouteId, screensRouteId, shellRoutes } from './shell-routes.tsx';

/** The page's router. A remote is loaded and mounted on the first navigation to one of its paths. */
export function createShellRouter(remotes: Remotes, layout: Pick<LayoutStore, 'load'>) {
  const mounted = new Set<string>();
  const startsInOffice = isOfficePath(location.pathname);
  ensureEntryKey(history);
  if (siteStorage.get(lostPageKey)) void loadHealth().then((loaded) => loaded?.reportLostPage());

  return createBrowserRouter(shellRoutes([]), {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.ownerOf(path);
      if (needsPageLoad({ startsInOffice, path, remotes })) {
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
        await layout.load();
        patch(parentOf(remote, remote.build), [sandboxRoute(remote, remotes)]);
        return;
      }
      // Before the remote's code runs. The site's own remotes are not watched.
      const watch = remote.version
        ? (await loadHealth())?.watchRemote(remote, remotes.running)
        : undefined;
      const [app] = await Promise.all([
        remotes.load(remote, path),
        // The back office has a separate layout.
        isOfficePath(path) ? undefined : layout.load(),
      ]);
      mounted.add(remote.name);
      const parent = parentOf(remote, remotes.running(remote.name)?.build);
      patch(parent, [remoteRoute(remote, app, watch)]);
    },
  });
}

const parentOf = ({ paths }: RemoteOnPage, build: RemoteBuild | undefined) =>
  paths.every(isOfficePath) || build?.hasOwnLayout ? ownLayoutRouteId : screensRouteId;

/**
 * Partners' code and the back office never share a document: the back office is always entered by a full page load, and
 * left by one for what its document does not have.
 */
const needsPageLoad = ({
  startsInOffice,
  path,
  remotes,
}: {
  startsInOffice: boolean;
  path: string;
  remotes: Remotes;
}) => (startsInOffice ? !isOfficePath(path) && !remotes.ownerOf(path) : isOfficePath(path));

const pathOf = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
};

type ShellRouter = ReturnType<typeof createShellRouter>;

/** Resolves when the first screen's code has loaded or failed to load. */
export const firstScreen = (router: ShellRouter): Promise<{ hasFailed: boolean }> =>
  new Promise((resolve) => {
    const resolveWhenReady = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve({ hasFailed: router.state.errors !== null });
    };
    const unsubscribe = router.subscribe(resolveWhenReady);
    resolveWhenReady();
  });
