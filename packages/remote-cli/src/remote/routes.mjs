/** The routes of a remote.json with one path each: `path` may list several that show the same page. */
export const toRoutes = (routes) =>
  routes.flatMap(({ path, ...route }) => [path].flat().map((each) => ({ path: each, ...route })));
