import { pino } from 'pino';
import { type Browser } from 'playwright-core';
import { type GateResult } from '../gates.ts';
import { control } from './control.ts';
import { allowedGlobals, sightProblems, type Visit, visitsOf } from './mount.rules.ts';
import { type Stage } from './stage.ts';
import { type Mountable, readShellPage } from './throw-away-page.ts';
import { visit, type VisitOptions } from './visit.ts';

/** How long one screen may take to show its heading, and all of a version together. */
export const mountLimits = { screenMs: 5000, versionMs: 15_000, atOnce: 2 };

export type MountGate = (candidate: Mountable) => Promise<GateResult>;

const log = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

/** Mounts a candidate in the real shell: every screen once with answers and once while the API fails. */
export function createMountGate(stage: Stage | undefined): MountGate {
  // One version at a time: a browser is the largest thing this process ever starts.
  let last: Promise<unknown> = Promise.resolve();
  return (candidate) => {
    const asked = last.then(() => mounted(stage, candidate));
    last = asked;
    return asked;
  };
}

/** What could not be asked is told as a note: it neither passes nor fails, and whoever reads the results sees it. */
const notAsked = (why: string): GateResult => ({
  gate: 'mount',
  problems: [],
  note: `not asked: ${why}`,
});

async function mounted(stage: Stage | undefined, candidate: Mountable): Promise<GateResult> {
  const browser = await stage?.launch().catch((problem: unknown) => {
    log.warn({ err: problem }, 'no browser could be started to mount a remote');
    return undefined;
  });
  if (!stage || !browser) return notAsked('no browser here');
  const admitted = stage.admit?.((candidate.operations ?? []).map(({ text }) => text));
  try {
    return await mountIn(
      browser,
      { site: stage.site(), cookie: admitted?.cookie ?? '' },
      candidate,
    );
  } catch (problem) {
    log.warn({ err: problem }, 'a remote could not be mounted');
    return notAsked('the shell could not be mounted here');
  } finally {
    admitted?.takeBack();
    void browser.close().catch((problem: unknown) => log.warn({ err: problem }));
  }
}

async function mountIn(
  browser: Browser,
  { site, cookie }: Pick<VisitOptions, 'site' | 'cookie'>,
  candidate: Mountable,
): Promise<GateResult> {
  const until = Date.now() + mountLimits.versionMs;
  const options = (mountable: Mountable, awaited: VisitOptions['awaited']) => ({
    browser,
    site,
    shell,
    candidate: mountable,
    cookie,
    awaited,
  });
  const shell = await readShellPage(site);
  const [own] = visitsOf(control.manifest);
  if (!own) throw new Error('The control has no route.');
  const bare = await visit(own, {
    ...options(control, '*'),
    withinMs: mountLimits.screenMs,
  });
  if (!bare.hasHeading) throw new Error(`The control was not drawn: ${JSON.stringify(bare)}`);

  const allowed = allowedGlobals(candidate.manifest, bare.globals);
  const visits = visitsOf(candidate.manifest);
  const waiting = [...visits];
  const found = new Map<Visit, string[]>();
  const next = async (): Promise<void> => {
    const each = waiting.shift();
    if (!each) return;
    const withinMs = Math.min(mountLimits.screenMs, until - Date.now());
    const sight = withinMs > 0 && (await visit(each, { ...options(candidate, 'h1'), withinMs }));
    // A screen that was cut short by the others' slowness is not judged.
    const isCutShort = withinMs < mountLimits.screenMs;
    if (sight && (sight.hasHeading || !isCutShort))
      found.set(each, sightProblems(each, sight, allowed));
    return next();
  };
  await Promise.all(Array.from({ length: mountLimits.atOnce }, next));

  const unseen = visits.filter((each) => !found.has(each));
  return {
    gate: 'mount',
    problems: visits.flatMap((each) => found.get(each) ?? []),
    ...(unseen.length > 0 && { note: unseenNote(unseen) }),
  };
}

const unseenNote = (unseen: Visit[]) =>
  `not asked for want of time: ${unseen
    .map(({ path, isApiDown }) => (isApiDown ? `${path} while the API fails` : path))
    .join(', ')}`;
