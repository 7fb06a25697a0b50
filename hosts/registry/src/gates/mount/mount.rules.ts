import { type Manifest } from '../../versions/published.input.ts';

/** One screen of the candidate, opened once. */
export interface Visit {
  /** The route as its remote.json has it. */
  path: string;
  isApiDown: boolean;
}

/** What was seen of it. */
export interface Sight {
  /** Whether a heading of level 1 stands inside the remote's boundary, when all is quiet and at the end. */
  hasHeading: boolean;
  /** The heading that stands on the page, whoever drew it. */
  heading: string;
  /** What reached nobody who would have caught it. */
  uncaught: string[];
  /** What was written to the console as an error: the reason when nothing is drawn. */
  complaints: string[];
  /** Loads that the security policy stopped, or that would have left the site. */
  strayLoads: string[];
  globals: string[];
}

/** Every screen twice: with answers first, because those problems say more. */
export const visitsOf = ({ routes }: Pick<Manifest, 'routes'>): Visit[] =>
  [false, true].flatMap((isApiDown) => routes.map(({ path }) => ({ path, isApiDown })));

/** An address that the route answers for. What it names need not exist: “not found” is a screen too. */
export const exampleAddress = (path: string): string =>
  path.replace(/:[\w-]+/g, '1').replace(/\*/g, 'any');

/** What speaks against the remote, in the order in which it would be looked for. */
export function sightProblems(
  { path, isApiDown }: Visit,
  sight: Sight,
  allowedGlobals: ReadonlySet<string>,
): string[] {
  const where = isApiDown ? `${path} while the API fails` : path;
  const problems = [...new Set(sight.uncaught)].map((text) => `${where}: throws “${text}”.`);
  if (!sight.hasHeading) problems.push(`${where}: ${nothingDrawn(sight)}`);
  for (const address of new Set(sight.strayLoads))
    problems.push(`${where}: wants to load ${address}, which is not of this site.`);
  for (const name of sight.globals.filter((each) => !allowedGlobals.has(each)))
    problems.push(`${where}: sets window.${name}.`);
  return problems;
}

function nothingDrawn({ heading, complaints }: Sight): string {
  const seen = heading && ` The page says “${heading}”.`;
  const reason = complaints[0] && ` The console says “${complaints[0]}”.`;
  return `draws no heading of level 1 inside its boundary.${seen}${reason ?? ''}`;
}

/** Names that a remote may set: its container, its chunks’ list, and what a page has by then without any of its doing. */
export const allowedGlobals = (
  { container, chunkGlobal }: Pick<Manifest, 'container' | 'chunkGlobal'>,
  ofEveryPage: Iterable<string>,
): Set<string> => new Set([...ofEveryPage, container, chunkGlobal]);
