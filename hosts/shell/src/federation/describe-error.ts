import { matchPath } from 'react-router';
import { readPageData } from '../page/page-data.ts';
import { isOfficePath } from '../page/path.rules.ts';
import { operationMark } from '../page/timeline.ts';
import { toErrorText, type ErrorText } from './error-text.rules.ts';

/** An error as it is reported; parsed by the registry's report.input.ts, which removes personal data. */
interface ReportedError extends ErrorText {
  /** Paths of routes and names of operations, both without values, the last one last. */
  routes: string[];
  operations: string[];
}

const keptOfEach = 10;

/** Loaded when something fails. */
export const describeError = (thrown: unknown): ReportedError => ({
  ...toErrorText(thrown),
  routes: lastAddresses().slice(-keptOfEach).map(routeOf),
  operations: performance
    .getEntriesByName(operationMark)
    .slice(-keptOfEach)
    .map((entry) => String((entry as PerformanceMark).detail)),
});

/** Memory of this tab, where the browser reports it. */
function lastAddresses(): string[] {
  if (!('navigation' in window)) return [location.href];
  const { currentEntry } = navigation;
  const entries = navigation.entries();
  return entries.slice(0, (currentEntry?.index ?? 0) + 1).flatMap(({ url }) => url ?? []);
}

/** The path of the route, whose parameters have no values. */
function routeOf(address: string): string {
  const { pathname } = new URL(address);
  const paths = readPageData().remotes.flatMap((remote) => remote.paths);
  return (
    paths.find((path) => matchPath(path, pathname)) ?? (isOfficePath(pathname) ? '/admin' : '*')
  );
}
