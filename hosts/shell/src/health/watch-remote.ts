import { matchPath } from 'react-router';
import { rememberFailure, failedBuild } from '../federation/failed-builds.ts';
import { report, type Outcome } from '../federation/report.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import type { Watch } from '../routes/remote-route.tsx';
import { beatMs, watchBeats } from './beats.ts';
import { isBusy, isGrown, isHang, isRefused, outcomeOf } from './observation.rules.ts';
import { isVisible, observeScreen, observe, usedBytes, watchBusyTime } from './observation.ts';
import { markAlive, reportLostPage, unmark, unmarkWhenHidden } from './lost-page.ts';
import { watchPageState } from './page-state.ts';
import { watchParts } from './site-parts.ts';

export { reportLostPage };

/** Comparing all built-ins takes a few milliseconds. */
const beatsBetweenComparisons = 5;

/**
 * Watches a partner's remote from before its code runs: what the visitor sees decides whether its version is healthy.
 * Reports are about the version that runs, and none changes what a healthy page does.
 * @returns a ref callback for the element around the remote
 */
export function watchRemote(remote: RemoteOnPage, runningOf: Remotes['running']): Watch {
  const { name, build } = remote;
  const { running, tell, reload, watchAnswers } = watchCode(remote, runningOf);
  const stateChanges = watchPageState();
  const movedParts = watchParts(name);
  const bytesBefore = usedBytes();

  function tellStateChanges() {
    const { patched, globals } = stateChanges();
    if (patched.length > 0) tell('patched', `changed ${patched.join(', ')} of the page`);
    if (globals.length > 0) tell('patched', `set window.${globals.join(', window.')}`);
    return patched.length + globals.length > 0;
  }

  function tellMovedParts() {
    const moved = movedParts();
    if (moved.length > 0) tell('moved', `moved the site's own ${moved.join(', ')}`);
    return moved.length > 0;
  }

  /** The page is replaced: by the previous version, or by the panel that names the remote. */
  function giveUp(outcome: 'hidden' | 'grown', what: string) {
    tell(outcome, what);
    if (build && failedBuild(name) !== build.id && rememberFailure(name, build.id)) reload();
  }

  /** What it changed stays behind with the document, which is then replaced. */
  function checkAfterLeaving() {
    if (remote.paths.some((path) => matchPath(path, location.pathname))) return;
    const isHidden = !isVisible(document.body);
    if (isHidden) tell('hidden', "hides the site's own screens");
    const isMoved = !isHidden && tellMovedParts();
    if (tellStateChanges() || isMoved || isHidden) reload();
  }

  return (boundary) => {
    if (!boundary) return undefined;
    const mountedAt = performance.now();
    let [wasShown, beats, lastSeen] = [false, 0, mountedAt];
    const busy = watchBusyTime();
    enableStyles(name, true);

    const stop = watchAnswers((now) => {
      if (document.hidden) {
        lastSeen = now;
        return;
      }
      const observation = observeScreen(boundary);
      if (!observation.isBlank) lastSeen = now;
      const durations = { mountedMs: now - mountedAt, blankMs: now - lastSeen };
      const outcome = outcomeOf(observation, durations, wasShown);
      wasShown ||= outcome === 'shown' || outcome === 'slow';
      if (outcome === 'shown') void report(running(), 'shown');
      if (outcome === 'slow') tell('slow', 'shows no heading');
      if (outcome === 'hidden') giveUp('hidden', 'cannot be seen');
      else if (!observation.isBlank) tellMovedParts();
      if (isBusy(busy.busyMs())) tell('slow', 'keeps the page too busy to answer');
      if (isGrown(usedBytes() - bytesBefore)) giveUp('grown', 'takes too much memory');
      if ((beats += 1) % beatsBetweenComparisons === 1) tellStateChanges();
    });

    const refusals = observe('resource', (entry) => {
      const { responseStatus } = entry as PerformanceResourceTiming;
      if (/\/graphql(\?|$)/.test(entry.name) && isRefused(responseStatus))
        tell('refused', 'asked the API for what it does not answer');
    });
    return () => {
      stop();
      refusals?.disconnect();
      busy.stop();
      // The site's own remote brings the layout as well.
      const boundaries = document.querySelectorAll(`[data-boundary="${name}"]`);
      enableStyles(name, boundaries.length > 1);
      // Once the next screen is there, and again after the remote's own clean-up.
      for (const ms of [0, beatMs]) setTimeout(checkAfterLeaving, ms);
    };
  };
}

/**
 * Watches a remote that fills slots in pages of the site. What is seen of a page there, and how busy it is, is not its
 * doing alone, so only its errors and hangs count.
 */
export const watchSlots = (remote: RemoteOnPage, runningOf: Remotes['running']): Watch => {
  const { watchAnswers } = watchCode(remote, runningOf);
  return (boundary) => {
    if (!boundary) return undefined;
    enableStyles(remote.name, true);
    return watchAnswers(() => undefined);
  };
};

/** What is watched wherever the code of a remote runs: errors that nothing catches, and whether the page answers. */
function watchCode(remote: RemoteOnPage, runningOf: Remotes['running']) {
  const { name } = remote;
  reportLostPage();
  const running = () => runningOf(name) ?? remote;
  const alive = () => {
    const { version, nonce, build: current } = running();
    if (current) markAlive({ name, version, nonce, build: current.id });
  };
  const warned = new Set<string>();
  let telling: Promise<unknown> = Promise.resolve();
  function tell(outcome: Outcome, what: string, thrown?: unknown) {
    if (!warned.has(what)) console.warn(`The remote '${name}' ${what}.`);
    warned.add(what);
    telling = Promise.all([telling, report(running(), outcome, thrown)]);
  }
  const reload = () => void telling.then(() => location.reload());
  alive();
  unmarkWhenHidden();

  /** @returns a function that ends it */
  function watchAnswers(onBeat: (now: number) => void) {
    const stop = watchBeats((now, lateMs) => {
      if (isHang(lateMs)) tell('hung', 'did not answer for seconds');
      alive();
      onBeat(now);
    });

    const isOwn = (text = '') => text.includes(`/_r/${name}/`);
    const crashed = (thrown: unknown) =>
      tell('crashed', 'threw an error that nothing caught', thrown);
    const handleError = ({ error, filename, message }: ErrorEvent) => {
      if (isOwn(filename) || isOwn(stackOf(error))) crashed(error ?? message);
    };
    const handleRejection = ({ reason }: PromiseRejectionEvent) => {
      if (isOwn(stackOf(reason))) crashed(reason);
    };
    addEventListener('error', handleError);
    addEventListener('unhandledrejection', handleRejection);
    return () => {
      stop();
      removeEventListener('error', handleError);
      removeEventListener('unhandledrejection', handleRejection);
      unmark();
    };
  }
  return { running, tell, reload, watchAnswers };
}

const stackOf = (problem: unknown) => (problem instanceof Error ? problem.stack : undefined);

/** The remote's styles are in force while it is on the page. */
function enableStyles(name: string, isOnPage: boolean) {
  for (const sheet of document.styleSheets)
    if ([...sheet.cssRules].some(({ cssText }) => cssText.includes(`[data-boundary="${name}"]`)))
      sheet.disabled = !isOnPage;
}
