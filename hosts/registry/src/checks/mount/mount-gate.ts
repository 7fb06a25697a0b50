import { contentHash } from '@larkfare/remote-cli/content-hash';
import type { GateResult } from '@larkfare/remote-cli/registry-api';
import { navigationSlot } from '@larkfare/remote-contract/slots';
import { createLog } from '@larkfare/server-kit/log';
import { type Browser } from 'playwright-core';
import { type Trust } from '../../versions/trust.rules.ts';
import { control } from './control-remote.ts';
import {
  allowedGlobals,
  nameOf,
  observationProblems,
  type Visit,
  visitsOf,
} from './mount.rules.ts';
import { type TestBrowser } from './installed-browser.ts';
import { type MountCandidate, readShellPage } from './test-page.ts';
import { visit, type VisitOptions } from './visit.ts';

/**
 * Time limits for the shell to start, for one screen to show its heading from there, and for a whole version; how long a
 * screen is kept open; screens visited in parallel.
 */
const defaultLimits = {
  startMs: 15_000,
  screenMs: 5000,
  versionMs: 40_000,
  soakMs: 5000,
  concurrency: 2,
};
type Limits = typeof defaultLimits;
type Mounting = { candidate: MountCandidate; trust: Trust | undefined };

/**
 * @param trust whether it will run in the page or in the sandbox; not decided where it is published. It is always mounted in
 *   the page, and in the sandbox too unless it is reviewed. What goes wrong there is a note until it is to run there
 */
export type MountGate = (candidate: MountCandidate, trust?: Trust) => Promise<GateResult>;

/** `publish --activate` mounts the same build twice within this time. */
const rememberedMs = 60_000;

const log = createLog('registry');

/**
 * Mounts a candidate in the real shell: every screen, and what it puts into each slot, with a working API and with a failing
 * one. A screen with a working one stays open for a while, is left by a click and opened again.
 */
export function createMountGate(
  testBrowser: TestBrowser | undefined,
  limits: Partial<Limits> = {},
): MountGate {
  // One version at a time: a browser is this process's most expensive child.
  let last: Promise<unknown> = Promise.resolve();
  /** When each of the last builds passed. */
  const passed = new Map<string, number>();

  async function remembered(candidate: MountCandidate, trust?: Trust): Promise<GateResult> {
    const key = testBrowser && (await keyOf(candidate, testBrowser.site()));
    for (const [each, at] of passed) if (Date.now() - at > rememberedMs) passed.delete(each);
    if (key && passed.has(key)) return { gate: 'mount', problems: [] };
    const result = await mounted(
      testBrowser,
      { candidate, trust },
      { ...defaultLimits, ...limits },
    );
    // A reviewed version was not opened in the sandbox, and a note reports that this check was skipped.
    if (key && trust !== 'reviewed' && result.problems.length === 0 && !result.note)
      passed.set(key, Date.now());
    return result;
  }

  return (candidate, trust) => {
    const result = last.then(() => remembered(candidate, trust));
    last = result;
    return result;
  };
}

/**
 * Names a build, with its operations, in the site's shell; undefined if the site does not respond. The API is not part of it:
 * another gate validates the operations each time.
 */
const keyOf = ({ manifest, operations = [] }: MountCandidate, site: string) =>
  readShellPage(site).then(
    ({ html }) => [contentHash({ manifest, operations }), html.match(/\/_s\/[\w.-]+/g)].join(' '),
    () => undefined,
  );

/** A gate that could not run neither passes nor fails; its note has the reason. */
const notRun = (why: string): GateResult => ({
  gate: 'mount',
  problems: [],
  note: `not run: ${why}`,
});

async function mounted(
  testBrowser: TestBrowser | undefined,
  { candidate, trust }: Mounting,
  limits: Limits,
): Promise<GateResult> {
  if (!testBrowser) return notRun('this site has turned it off');
  const browser = await testBrowser.launch().catch((problem: Error) => {
    log.warn({ err: problem }, 'no browser could be started to mount a remote');
    return problem;
  });
  if (!browser) return notRun('no browser is installed');
  if (browser instanceof Error) return notRun(browser.message);
  let admitted: Awaited<ReturnType<NonNullable<TestBrowser['admit']>>> | undefined;
  const warn = (problem: unknown) => log.warn({ err: problem });
  try {
    admitted = await testBrowser.admit?.((candidate.operations ?? []).map(({ text }) => text));
    return await mountIn(
      browser,
      { ...testBrowser, cookie: admitted?.cookie ?? '' },
      { candidate, trust },
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
  { framedDocument, cookie, ...testBrowser }: TestBrowser & Pick<VisitOptions, 'cookie'>,
  { candidate, trust }: Mounting,
  { startMs, screenMs, versionMs, soakMs, concurrency }: Limits,
): Promise<GateResult> {
  const until = Date.now() + versionMs;
  const options = (mountable: MountCandidate, selector: VisitOptions['selector']) => ({
    browser,
    site,
    shell,
    candidate: mountable,
    cookie,
    frame,
    selector,
    startMs: Math.min(startMs, until - Date.now()),
  });
  const site = testBrowser.site();
  const shell = await readShellPage(site);
  const frame =
    trust === 'reviewed'
      ? undefined
      : framedDocument?.({ manifest: candidate.manifest, css: stylesOf(candidate) });
  const [own] = visitsOf(control.manifest, false);
  if (!own) throw new Error('The control has no route.');
  const bare = await visit(own, {
    ...options(control, '*'),
    withinMs: versionMs,
    soakMs: 0,
  });
  if (!bare?.hasHeading)
    throw new Error(`The control remote was not rendered: ${JSON.stringify(bare)}`);

  const allowed = allowedGlobals(candidate.manifest, bare.globals);
  const { routes, slots = [] } = candidate.manifest;
  const filled = slots.filter(({ slot }) => slot !== navigationSlot);
  const visits = visitsOf({ routes, slots: filled }, frame !== undefined);
  const waiting = [...visits];
  const problemsByVisit = new Map<Visit, string[]>();
  const next = async (): Promise<void> => {
    const each = waiting.shift();
    if (!each) return;
    const withinMs = Math.min(screenMs, until - Date.now());
    const observation =
      withinMs > 0 && (await visit(each, { ...options(candidate, 'h1'), withinMs, soakMs }));
    // A screen whose time was used up by slower ones is not judged.
    const isShortened = withinMs < screenMs;
    if (observation && (observation.hasHeading || !isShortened))
      problemsByVisit.set(each, observationProblems(each, observation, allowed));
    return next();
  };
  await Promise.all(Array.from({ length: concurrency }, next));

  const problemsOf = (some: Visit[]) => some.flatMap((each) => problemsByVisit.get(each) ?? []);
  const decisive = visits.filter(({ isFramed }) => !isFramed || trust === 'unreviewed');
  const notVisited = visits.filter((each) => !problemsByVisit.has(each)).map(nameOf);
  const notes = [
    ...problemsOf(visits.filter((each) => !decisive.includes(each))),
    ...(notVisited.length > 0 ? [`not visited in time: ${notVisited.join(', ')}`] : []),
  ];
  return {
    gate: 'mount',
    problems: problemsOf(decisive),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** Those that the frame's document has from the start. */
const stylesOf = ({ manifest, files }: MountCandidate) =>
  new Map(
    [...new Set(manifest.routes.flatMap(({ styles }) => styles))].map((file) => [
      file,
      String(files.get(file) ?? ''),
    ]),
  );
