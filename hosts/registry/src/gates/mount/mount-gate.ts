import { createLog } from '@larkfare/service-kit/log';
import { type Browser } from 'playwright-core';
import { type GateResult } from '../gates.ts';
import { control } from './control-remote.ts';
import { allowedGlobals, observationProblems, type Visit, visitsOf } from './mount.rules.ts';
import { type TestBrowser } from './test-browser.ts';
import { type MountCandidate, readShellPage } from './test-page.ts';
import { visit, type VisitOptions } from './visit.ts';

/**
 * Time limits for one screen to show its heading and for a whole version; how long a screen is kept open; screens visited in
 * parallel.
 */
const defaultLimits = { screenMs: 5000, versionMs: 40_000, stayMs: 5000, concurrency: 2 };
type Limits = typeof defaultLimits;

export type MountGate = (candidate: MountCandidate) => Promise<GateResult>;

const log = createLog('registry');

/** Mounts a candidate in the real shell: every screen with a working API and with a failing one. The first also
 * stays open for a while, is left and opened again. */
export function createMountGate(
  testBrowser: TestBrowser | undefined,
  limits: Partial<Limits> = {},
): MountGate {
  // One version at a time: a browser is this process's most expensive child.
  let last: Promise<unknown> = Promise.resolve();
  return (candidate) => {
    const result = last.then(() =>
      mounted(testBrowser, candidate, { ...defaultLimits, ...limits }),
    );
    last = result;
    return result;
  };
}

/** A gate that could not run neither passes nor fails; its note says why. */
const notRun = (why: string): GateResult => ({
  gate: 'mount',
  problems: [],
  note: `not run: ${why}`,
});

async function mounted(
  testBrowser: TestBrowser | undefined,
  candidate: MountCandidate,
  limits: Limits,
): Promise<GateResult> {
  const browser = await testBrowser?.launch().catch((problem: unknown) => {
    log.warn({ err: problem }, 'no browser could be started to mount a remote');
    return undefined;
  });
  if (!testBrowser || !browser) return notRun('no browser is installed');
  let admitted: Awaited<ReturnType<NonNullable<TestBrowser['admit']>>> | undefined;
  const warn = (problem: unknown) => log.warn({ err: problem });
  try {
    admitted = await testBrowser.admit?.((candidate.operations ?? []).map(({ text }) => text));
    return await mountIn(
      browser,
      { site: testBrowser.site(), cookie: admitted?.cookie ?? '' },
      candidate,
      limits,
    );
  } catch (problem) {
    log.warn({ err: problem }, 'a remote could not be mounted');
    return notRun('the shell could not be mounted');
  } finally {
    void admitted?.revoke().catch(warn);
    void browser.close().catch(warn);
  }
}

async function mountIn(
  browser: Browser,
  { site, cookie }: Pick<VisitOptions, 'site' | 'cookie'>,
  candidate: MountCandidate,
  { screenMs, versionMs, stayMs, concurrency }: Limits,
): Promise<GateResult> {
  const until = Date.now() + versionMs;
  const options = (mountable: MountCandidate, selector: VisitOptions['selector']) => ({
    browser,
    site,
    shell,
    candidate: mountable,
    cookie,
    selector,
  });
  const shell = await readShellPage(site);
  const [own] = visitsOf(control.manifest);
  if (!own) throw new Error('The control has no route.');
  const bare = await visit(own, {
    ...options(control, '*'),
    withinMs: versionMs,
    stayMs: 0,
  });
  if (!bare.hasHeading)
    throw new Error(`The control remote was not rendered: ${JSON.stringify(bare)}`);

  const allowed = allowedGlobals(candidate.manifest, bare.globals);
  const visits = visitsOf(candidate.manifest);
  const waiting = [...visits];
  const found = new Map<Visit, string[]>();
  const next = async (): Promise<void> => {
    const each = waiting.shift();
    if (!each) return;
    const withinMs = Math.min(screenMs, until - Date.now());
    const observation =
      withinMs > 0 && (await visit(each, { ...options(candidate, 'h1'), withinMs, stayMs }));
    // A screen whose time was used up by slower ones is not judged.
    const isShortened = withinMs < screenMs;
    if (observation && (observation.hasHeading || !isShortened))
      found.set(each, observationProblems(each, observation, allowed));
    return next();
  };
  await Promise.all(Array.from({ length: concurrency }, next));

  const notVisited = visits.filter((each) => !found.has(each));
  return {
    gate: 'mount',
    problems: visits.flatMap((each) => found.get(each) ?? []),
    ...(notVisited.length > 0 && { note: notVisitedNote(notVisited) }),
  };
}

const notVisitedNote = (notVisited: Visit[]) =>
  `not visited in time: ${notVisited
    .map(({ path, isApiDown }) => (isApiDown ? `${path} while the API fails` : path))
    .join(', ')}`;
