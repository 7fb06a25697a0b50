import { type DataRouteObject, matchRoutes } from 'react-router';
import type { LinkedPage, PageModule } from '@larkfare/remote-contract';
import { savesData } from '@larkfare/remote-contract/saves-data';
import type { createShellRouter } from './create-shell-router.ts';

type ShellRouter = Pick<ReturnType<typeof createShellRouter>, 'routes' | 'subscribe'>;

/** A pointer that only crosses a link leaves it sooner. */
const restMs = 65;
/** Links of one page whose code and data are fetched before a click. */
const linksPerPage = 10;

/**
 * Fetches the code and the data of a page when a pointer, a finger or the focus rests on a link to it. Nothing is fetched
 * for visitors who save data, or from a remote that this page has not loaded.
 */
export function fetchLinksAhead(router: ShellRouter, page: Pick<LinkedPage, 'client' | 'today'>) {
  const fetched = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') fetched.clear();
  });

  async function fetchPage({ href, origin, pathname }: HTMLAnchorElement) {
    if (origin !== location.origin || fetched.has(href) || fetched.size >= linksPerPage) return;
    const { route, params } = matchRoutes(router.routes, pathname)?.at(-1) ?? {};
    if (!route || !params) return;
    fetched.add(href);
    const { fetchAhead } = await moduleOf(route);
    await fetchAhead?.({ ...page, params, searchParams: new URL(href).searchParams });
  }

  const startRest = ({ target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element && target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || savesData()) return;
    // The page itself reports a failure.
    resting = setTimeout(() => void fetchPage(link).catch(() => undefined), restMs);
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, startRest);
}

/** The router keeps what a page's module exports in its route. */
const moduleOf = async (route: DataRouteObject): Promise<PageModule> =>
  typeof route.lazy === 'function' ? await route.lazy() : route;
