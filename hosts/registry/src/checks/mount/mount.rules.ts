import { type Manifest } from '../../versions/published.input.ts';

/** One screen of the candidate, or what it puts into a slot of another, opened once. */
export interface Visit {
  /** The route pattern from remote.json, or the slot. */
  path: string;
  isSlot: boolean;
  isApiDown: boolean;
  /** In the sandbox, as it runs until it is reviewed. */
  isFramed: boolean;
}

/** The browser's observations. */
export interface Observation {
  /** Whether the remote's boundary contains a level 1 heading, or is in the slot, once the network is idle. */
  hasHeading: boolean;
  /** Whether a visitor can see it. */
  isHeadingVisible: boolean;
  /** Whether the page's main thread responded in time. */
  isAnswering: boolean;
  /** The reports of its shell: patched built-ins, moved parts of the site, routes that remote.json does not name. */
  warnings: string[];
  /** After it has been on the screen for a while and was left; absent if it was not kept open. */
  soak?: SoakResult;
  /** The page's level 1 heading, whether from the remote or the shell. */
  heading: string;
  /** Uncaught exceptions. */
  uncaughtErrors: string[];
  /** Console errors: they explain a missing heading. */
  consoleErrors: string[];
  /** Requests blocked by the CSP or to another origin. */
  externalRequests: string[];
  globals: string[];
  /** By name, as JavaScript set them: remotes have none. */
  cookies: string[];
  /** In the site's storage, which all remotes share. */
  storedBytes: number;
}

/** The browser's measurements while a screen stayed open, and after it was left and opened again. */
export interface SoakResult {
  seconds: number;
  /** Busy share of the main thread's time. */
  busyPercent: number;
  grownMb: number;
  /** Whether the shell's own screen could be used after leaving, and the remote's seen after coming back. */
  isShellUsable: boolean;
  isBack: boolean;
  /** Elements of the shell's own screen that were not where they are without the remote. */
  movedParts: string[];
}

/** A screen that does nothing uses less than a tenth of either, even on a slow machine. */
const stayLimits = { busyPercent: 50, grownMb: 100 };

/** A tenth of what browsers give to a whole site. */
const maxStoredBytes = 500_000;

/** Every screen twice, first with a working API, because those problems are more specific; then in the sandbox. */
export function visitsOf(
  { routes, slots = [] }: Pick<Manifest, 'routes' | 'slots'>,
  hasSandbox: boolean,
): Visit[] {
  const screens = routes.map(({ path }) => ({ path, isSlot: false }));
  const filled = slots.map(({ slot }) => ({ path: slot, isSlot: true }));
  const all = [...screens, ...filled];
  return [
    ...all.map((each) => ({ ...each, isApiDown: false, isFramed: false })),
    ...all.map((each) => ({ ...each, isApiDown: true, isFramed: false })),
    ...(hasSandbox ? all : []).map((each) => ({ ...each, isApiDown: false, isFramed: true })),
  ];
}

/** A screen, and how it was opened. */
export const nameOf = ({ path, isSlot, isApiDown, isFramed }: Visit): string =>
  `${isSlot ? `the slot ${path}` : path}${isApiDown ? ' while the API fails' : ''}${isFramed ? ' in the sandbox' : ''}`;

/** A path that matches the route. The record need not exist: “not found” is a screen too. */
export const exampleAddress = (path: string): string =>
  path.replace(/:[\w-]+/g, '1').replace(/\*/g, 'any');

/** Why the remote fails this visit. */
export function observationProblems(
  visit: Visit,
  observation: Observation,
  allowedGlobals: ReadonlySet<string>,
): string[] {
  const where = nameOf(visit);
  const problems = some(observation.uncaughtErrors, (text) => `throws “${text}”.`);
  if (!observation.isAnswering)
    problems.push('does not respond, because its code blocks the main thread.');
  else if (!observation.hasHeading) problems.push(missingProblem(visit, observation));
  else if (!observation.isHeadingVisible && !visit.isSlot)
    problems.push('its level 1 heading cannot be seen.');
  const isForbidden = (name: string) => !allowedGlobals.has(name) && !federationGlobals.test(name);
  const why = visit.isFramed ? 'a frame may not' : 'is not on this site';
  problems.push(
    ...soakProblems(observation),
    ...some(observation.warnings, (warning) => warning),
    ...some(observation.externalRequests, (address) => `requests ${address}, which ${why}.`),
    ...some(observation.globals.filter(isForbidden), (name) => `sets window.${name}.`),
    ...some(observation.cookies, (name) => `sets the cookie ${name}.`),
  );
  if (observation.storedBytes > maxStoredBytes)
    problems.push(
      `stores ${Math.round(observation.storedBytes / 1000)} kB in the browser; ${maxStoredBytes / 1000} kB are enough.`,
    );
  return problems.map((problem) => `${where}: ${problem}`);
}

const mentionsAtMost = 3;
const lengthAtMost = 200;

/** Sentences about the first of them: a page that loops gives thousands, or a long one. */
function some(values: readonly string[], sentence: (text: string) => string): string[] {
  const distinct = [...new Set(values)];
  const others = distinct.length - mentionsAtMost;
  return distinct
    .slice(0, mentionsAtMost)
    .map((text) => sentence(text.length > lengthAtMost ? `${text.slice(0, lengthAtMost)}…` : text))
    .concat(others > 0 ? `${others} more problems of this kind.` : []);
}

function soakProblems({ soak }: Observation): string[] {
  if (!soak) return [];
  const { seconds, busyPercent, grownMb, isShellUsable, isBack, movedParts } = soak;
  return [
    busyPercent > stayLimits.busyPercent &&
      `keeps the main thread busy for ${Math.round(busyPercent)} % of ${seconds} s.`,
    grownMb > stayLimits.grownMb && `takes ${Math.round(grownMb)} MB more after ${seconds} s.`,
    !isShellUsable && "leaves a page on which the site's own screens cannot be seen or clicked.",
    movedParts.length > 0 && `leaves the site's own ${movedParts.join(', ')} at another place.`,
    !isBack && 'does not come back after it was left.',
  ].filter((problem) => problem !== false);
}

function missingProblem({ isSlot }: Visit, { heading, consoleErrors }: Observation): string {
  const pageHeading = heading && ` The page says “${heading}”.`;
  const reason = consoleErrors[0] ? ` The console says “${consoleErrors[0]}”.` : '';
  return isSlot
    ? `stays empty.${reason}`
    : `renders no level 1 heading inside its boundary.${pageHeading}${reason}`;
}

/** Set by Module Federation's own runtime and its plugin for Vite. */
const federationGlobals = /^(_+FEDERATION|__mf_|__VUE_HMR_RUNTIME__$)/;

/** Globals that may exist: those of a page without the remote, its container and its chunk list. */
export const allowedGlobals = (
  { container, chunkGlobal }: Pick<Manifest, 'container' | 'chunkGlobal'>,
  baselineGlobals: Iterable<string>,
): Set<string> => new Set([...baselineGlobals, container, chunkGlobal]);

/** Why a browser did not start, of Playwright's message: what the browser wrote before it ended, or what else happened. */
export function launchProblem(message: string): string {
  const [happened = ''] = message.split('\n');
  const written = /\[err\] (.+)/.exec(message)?.[1];
  return happened.includes('has been closed') && written
    ? written
    : happened.replace(/^.*browserType\.launch: /, '');
}
