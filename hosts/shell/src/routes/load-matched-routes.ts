import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the lazy routes that a path needs, so that its first screen can be drawn in one go. */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
