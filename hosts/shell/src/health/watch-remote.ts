import type { RefCallback } from 'react';
import { matchPath } from 'react-router';
import { remoteIn, stackOf } from '../federation/error-text.rules.ts';
import { rememberFailure } from '../federation/failed-builds.ts';
import { report, type Outcome } from '../federation/report.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { beatMs, watchBeats } from './beats.ts';
import { isBusy, isGrown, isHang, isOutage, outcomeOf } from './observation.rules.ts';
import { isVisible, observeScreen, usedBytes, watchBusyTime } from './observation.ts';
import { markAlive, reportLostPage, unmark, unmarkWhenHidden } from './lost-page.ts';
import { limitUse } from './page-use.ts';
import { watchPageState } from './page-state.ts';
import { watchLinks, watchParts } from './site-parts.ts';

export { reportLostPage };

/** The watch over one version of a partner's remote. */
export interface Watch {
  /** A ref callback for the element around the remote, with its clean-up. */
  boundary: RefCallback<HTMLElement>;
  /** The remote has reported its own failure. @returns whether another version takes its place */
  failed(message: string, cause?: unknown): boolean;
}

/** Comparing all built-ins takes a few milliseconds. */
const beatsBetweenComparisons = 5;
/** A screen that has not appeared by then never will. */
const appearsWithinMs = 10_000;
/** Reports may wait behind the requests of a remote. */
const reportWithinMs = 3000;

/**
 * Watches a partner's remote from before its code runs: what the visitor sees decides whether its version is healthy.
 * Reports are about the version that runs, and none changes what a healthy page does.
 */
export function watchRemote(remote: RemoteOnPage, runningOf: Remotes['running']): Watch {
  const { name } = remote;
  let isOnScreen = false;
  let hasAppeared = false;
  const code = watchCode(remote, { runningOf, isOnScreen: () => isOnScreen });
  const { running, reportOutcome, giveUp, fail, reload, watchResponses, isAtOwnPath } = code;
  const stateChanges = watchPageState();
  const parts = watchParts(name);
  const bytesBefore = usedBytes();
  // Suspended without an end, or kept from rendering.
  setTimeout(() => {
    const isAwaited = !hasAppeared && runningOf(name) !== undefined && isAtOwnPath();
    if (isAwaited && !document.querySelector('[data-screen="shell"]'))
      giveUp('hidden', 'does not appear');
  }, appearsWithinMs);

  function reportStateChanges(act: typeof reportOutcome) {
    const { patched, globals } = stateChanges();
    if (patched.length > 0) act('patched', `changed ${patched.join(', ')} of the page`);
    if (globals.length > 0) reportOutcome('patched', `set window.${globals.join(', window.')}`);
    return patched.length + globals.length > 0;
  }

  function reportMovedParts(act: typeof reportOutcome) {
    const [moved, removed] = [parts.moved(), isOnScreen ? parts.removed() : []];
    if (moved.length > 0) act('moved', `moved the site's own ${moved.join(', ')}`);
    if (removed.length > 0) act('moved', `removed the site's own ${removed.join(', ')}`);
    return moved.length > 0;
  }

  /** Reports changes that stay with the document, which is then replaced. */
  function checkAfterLeaving() {
    if (isAtOwnPath()) return;
    const isHidden = !isVisible(document.body);
    if (isHidden) reportOutcome('hidden', "hides the site's own screens");
    const isMoved = !isHidden && reportMovedParts(reportOutcome);
    if (reportStateChanges(reportOutcome) || isMoved || isHidden) reload();
  }

  function boundary(element: HTMLElement | null) {
    if (!element) return undefined;
    const mountedAt = performance.now();
    let [wasShown, beats, lastSeen] = [false, 0, mountedAt];
    const busy = watchBusyTime();
    [isOnScreen, hasAppeared] = [true, true];
    enableStyles(name, true);
    parts.enter();

    function look(now: number, boundaryNow: HTMLElement) {
      if (beats++ % beatsBetweenComparisons === 0) reportStateChanges(giveUp);
      const observation = observeScreen(boundaryNow);
      if (!observation.isBlank) lastSeen = now;
      const durations = { mountedMs: now - mountedAt, blankMs: now - lastSeen };
      const outcome = outcomeOf(observation, durations, wasShown);
      wasShown ||= outcome === 'shown';
      if (outcome === 'shown') void report(running(), 'shown');
      if (outcome === 'slow') reportOutcome('slow', 'shows no heading');
      if (outcome === 'hidden') giveUp('hidden', 'cannot be seen');
      else if (!observation.isBlank) reportMovedParts(giveUp);
      if (isBusy(busy.busyMs())) reportOutcome('slow', 'keeps the page too busy to respond');
      if (isGrown(usedBytes() - bytesBefore)) giveUp('grown', 'takes too much memory');
    }

    const stop = watchResponses((now) => {
      if (document.hidden) {
        lastSeen = now;
        return;
      }
      try {
        look(now, element);
      } catch {
        giveUp('patched', 'changed what the page needs to work');
      }
    });
    const stopLinks = watchLinks(name, () => giveUp('moved', "keeps clicks from the site's links"));
    return () => {
      stop();
      stopLinks();
      busy.stop();
      isOnScreen = false;
      // The site's own remote brings the layout as well.
      const boundaries = document.querySelectorAll(`[data-boundary="${name}"]`);
      enableStyles(name, boundaries.length > 1);
      // Once the next screen is there, and again after the remote's own clean-up.
      for (const ms of [0, beatMs]) setTimeout(checkAfterLeaving, ms);
    };
  }

  return {
    boundary,
    failed(message, cause) {
      if (isOutage(cause)) return false;
      return fail(`reported a failure: ${message}`, cause);
    },
  };
}

/**
 * Watches a remote that fills slots in pages of the site. What is seen of a page there, and how busy it is, is not its
 * doing alone, so only its errors, hangs, refused operations and uses of the page count.
 */
export const watchSlots = (
  remote: RemoteOnPage,
  runningOf: Remotes['running'],
): Watch['boundary'] => {
  const { watchResponses } = watchCode(remote, { runningOf, isOnScreen: () => false });
  return (boundary) => {
    if (!boundary) return undefined;
    enableStyles(remote.name, true);
    return watchResponses(() => undefined);
  };
};

interface RunningCode {
  runningOf: Remotes['running'];
  /** Whether the page is the remote's. */
  isOnScreen: () => boolean;
}

/** Watches the code of a remote wherever it runs: its errors, its uses of the page, and whether the page responds. */
function watchCode(remote: RemoteOnPage, { runningOf, isOnScreen }: RunningCode) {
  const { name } = remote;
  reportLostPage();
  const running = () => runningOf(name) ?? remote;
  const alive = () => {
    const { version, nonce, build: current } = running();
    if (current) markAlive({ name, version, nonce, build: current.id });
  };
  const warned = new Set<string>();
  const reports: Promise<void>[] = [];
  let isGivenUp = false;

  function reportOutcome(outcome: Outcome, what: string, thrown?: unknown) {
    if (!warned.has(what)) console.warn(`The remote '${name}' ${what}.`);
    warned.add(what);
    reports.push(report(running(), outcome, thrown));
  }

  /** Once the reports are sent. A remote may have replaced what promises and arrays need for that. */
  function reload() {
    setTimeout(() => location.reload(), reportWithinMs);
    void (async () => {
      for (const sent of reports) await sent;
      location.reload();
    })();
  }

  /** The page is replaced: by the previous version, or by the panel that names the remote. */
  function giveUp(outcome: Outcome, what: string, thrown?: unknown) {
    if (isGivenUp) return true;
    reportOutcome(outcome, what, thrown);
    const { build } = running();
    isGivenUp = build !== undefined && rememberFailure(name, build.id);
    if (isGivenUp) reload();
    return isGivenUp;
  }
  const fail = (what: string, thrown: unknown = new Error(`The remote ${what}.`)) =>
    giveUp('crashed', what, thrown);

  const isAtOwnPath = () => remote.paths.some((path) => matchPath(path, location.pathname));
  limitUse(name, {
    isOnScreen,
    isAtOwnPath,
    exceeds: (what) => void fail(what),
    isRefused: () => reportOutcome('refused', 'sent an operation that the API refuses'),
  });
  alive();
  unmarkWhenHidden();

  /** @returns a function that ends it */
  function watchResponses(onBeat: (now: number) => void) {
    const stop = watchBeats((now, lateMs) => {
      if (isHang(lateMs)) reportOutcome('hung', 'did not respond for seconds');
      alive();
      onBeat(now);
    });

    const crashed = (thrown: unknown) =>
      reportOutcome('crashed', 'threw an error that nothing caught', thrown);
    const handleError = ({ error, filename, message }: ErrorEvent) => {
      if (remoteIn(stackOf(error) || filename) === name) crashed(error ?? message);
    };
    const handleRejection = ({ reason }: PromiseRejectionEvent) => {
      if (remoteIn(stackOf(reason)) === name) crashed(reason);
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
  return { running, reportOutcome, giveUp, fail, reload, watchResponses, isAtOwnPath };
}

/** The remote's styles are in force while it is on the page. */
function enableStyles(name: string, isOnPage: boolean) {
  for (const sheet of document.styleSheets)
    if ([...sheet.cssRules].some(({ cssText }) => cssText.includes(`[data-boundary="${name}"]`)))
      sheet.disabled = !isOnPage;
}
