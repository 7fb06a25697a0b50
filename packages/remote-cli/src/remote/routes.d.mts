export function toRoutes<Route extends { path: string }>(
  routes: readonly (Omit<Route, 'path'> & { path: string | readonly string[] })[],
): Route[];
