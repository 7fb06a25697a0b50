import { type Manifest } from '../../versions/published.input.ts';

/** One screen of the candidate, opened once. */
export interface Visit {
  /** The route pattern from remote.json. */
  path: string;
  isApiDown: boolean;
}

/** What the browser saw. */
export interface Observation {
  /** Whether the remote's boundary contains a level 1 heading once the network is idle. */
  hasHeading: boolean;
  /** The page's level 1 heading, whether from the remote or the shell. */
  heading: string;
  /** Uncaught exceptions. */
  uncaughtErrors: string[];
  /** Console errors: they explain a missing heading. */
  consoleErrors: string[];
  /** Requests blocked by the CSP or to another origin. */
  externalRequests: string[];
  globals: string[];
}

/** Every screen twice, first with a working API, because those problems are more specific. */
export const visitsOf = ({ routes }: Pick<Manifest, 'routes'>): Visit[] =>
  [false, true].flatMap((isApiDown) => routes.map(({ path }) => ({ path, isApiDown })));

/** A path that matches the route. The record need not exist: “not found” is a screen too. */
export const exampleAddress = (path: string): string =>
  path.replace(/:[\w-]+/g, '1').replace(/\*/g, 'any');

/** Why the remote fails this visit. */
export function observationProblems(
  { path, isApiDown }: Visit,
  observation: Observation,
  allowedGlobals: ReadonlySet<string>,
): string[] {
  const where = isApiDown ? `${path} while the API fails` : path;
  const problems = [...new Set(observation.uncaughtErrors)].map(
    (text) => `${where}: throws “${text}”.`,
  );
  if (!observation.hasHeading) problems.push(`${where}: ${missingHeadingProblem(observation)}`);
  for (const address of new Set(observation.externalRequests))
    problems.push(`${where}: requests ${address}, which is not on this site.`);
  for (const name of observation.globals.filter((each) => !allowedGlobals.has(each)))
    problems.push(`${where}: sets window.${name}.`);
  return problems;
}

function missingHeadingProblem({ heading, consoleErrors }: Observation): string {
  const seen = heading && ` The page says “${heading}”.`;
  const reason = consoleErrors[0] && ` The console says “${consoleErrors[0]}”.`;
  return `renders no level 1 heading inside its boundary.${seen}${reason ?? ''}`;
}

/** Globals that may exist: those of a page without the remote, its container and its chunk list. */
export const allowedGlobals = (
  { container, chunkGlobal }: Pick<Manifest, 'container' | 'chunkGlobal'>,
  baselineGlobals: Iterable<string>,
): Set<string> => new Set([...baselineGlobals, container, chunkGlobal]);
