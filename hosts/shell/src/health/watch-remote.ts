import type { RefCallback } from 'react';
import { report } from '../federation/report.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { beatMs } from './beats.ts';
import { isBusy, isGrown, isOutage, outcomeOf } from './observation.rules.ts';
import { isVisible, observeScreen, usedBytes, watchBusyTime } from './observation.ts';
import { watchPageState } from './page-state.ts';
import { watchLinks, watchParts } from './site-parts.ts';
import { watchCode, type WatchedCode } from './watch-code.ts';

export { reportLostPage } from './lost-page.ts';

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

/**
 * Watches a partner's remote from before its code runs: what the visitor sees decides whether its version is healthy.
 * Reports are about the version that runs, and none changes what a healthy page does.
 */
export function watchRemote(remote: RemoteOnPage, runningOf: Remotes['running']): Watch {
  const { name } = remote;
  let [isOnScreen, hasAppeared] = [false, false];
  const code = watchCode(remote, runningOf, () => isOnScreen);
  const changes = watchChanges(name, code);
  // Suspended without an end, or kept from rendering.
  setTimeout(() => {
    const isAwaited = !hasAppeared && runningOf(name) !== undefined && code.isAtOwnPath();
    if (isAwaited && !document.querySelector('[data-screen="shell"]'))
      code.giveUp('hidden', 'does not appear');
  }, appearsWithinMs);

  return {
    boundary(element) {
      if (!element) return undefined;
      [isOnScreen, hasAppeared] = [true, true];
      enableStyles(name, true);
      changes.enter();
      const stop = watchScreen(element, code, changes);
      const stopLinks = watchLinks(name, () =>
        code.giveUp('moved', "keeps clicks from the site's links"),
      );
      return () => {
        stop();
        stopLinks();
        isOnScreen = false;
        // The site's own remote brings the layout as well.
        const boundaries = document.querySelectorAll(`[data-boundary="${name}"]`);
        enableStyles(name, boundaries.length > 1);
        // Once the next screen is there, and again after the remote's own clean-up.
        for (const ms of [0, beatMs]) setTimeout(changes.checkAfterLeaving, ms);
      };
    },
    failed: (message, cause) =>
      !isOutage(cause) && code.fail(`reported a failure: ${message}`, cause),
  };
}

/**
 * Watches a remote that fills slots in pages of the site. What is seen of a page there, and how busy it is, is not its
 * doing alone, so only its errors, hangs, refused operations and uses of the page count.
 */
export function watchSlots(remote: RemoteOnPage, runningOf: Remotes['running']): Watch['boundary'] {
  const { watchResponses } = watchCode(remote, runningOf, () => false);
  // Each of 25 results may have a slot.
  let filled = 0;
  let stop: (() => void) | undefined;
  return (boundary) => {
    if (!boundary) return undefined;
    if (filled++ === 0) {
      enableStyles(remote.name, true);
      stop = watchResponses(() => undefined);
    }
    return () => {
      if (--filled === 0) stop?.();
    };
  };
}

/** Compares the page with its state before the remote's code ran. */
function watchChanges(name: string, code: WatchedCode) {
  const { giveUp, reportOutcome, isOnScreen } = code;
  const bytesBefore = usedBytes();
  const stateChanges = watchPageState();
  const parts = watchParts(name);

  function reportState(act: typeof reportOutcome) {
    const { patched, globals } = stateChanges();
    if (patched.length > 0) act('patched', `changed ${patched.join(', ')} of the page`);
    if (globals.length > 0) reportOutcome('patched', `set window.${globals.join(', window.')}`);
    return patched.length + globals.length > 0;
  }

  function reportParts(act: typeof reportOutcome) {
    const [moved, removed] = [parts.moved(), isOnScreen() ? parts.removed() : []];
    if (moved.length > 0) act('moved', `moved the site's own ${moved.join(', ')}`);
    if (removed.length > 0) act('moved', `removed the site's own ${removed.join(', ')}`);
    return moved.length > 0;
  }

  return {
    enter: () => parts.enter(),
    grownBytes: () => usedBytes() - bytesBefore,
    checkState: () => reportState(giveUp),
    checkParts: () => reportParts(giveUp),
    /** Reports changes that stay with the document, which is then replaced. */
    checkAfterLeaving() {
      if (code.isAtOwnPath()) return;
      const isHidden = !isVisible(document.body);
      if (isHidden) reportOutcome('hidden', "hides the site's own screens");
      const isMoved = !isHidden && reportParts(reportOutcome);
      if (reportState(reportOutcome) || isMoved || isHidden) code.reload();
    },
  };
}

/** Judges each second what the visitor sees of the remote and what it costs the page. @returns a function that ends it */
function watchScreen(
  boundary: HTMLElement,
  { running, reportOutcome, giveUp, watchResponses }: WatchedCode,
  changes: ReturnType<typeof watchChanges>,
) {
  const mountedAt = performance.now();
  let [wasShown, beats, lastSeen] = [false, 0, mountedAt];
  const busy = watchBusyTime();

  function look(now: number) {
    if (beats++ % beatsBetweenComparisons === 0) changes.checkState();
    const observation = observeScreen(boundary);
    if (!observation.isBlank) lastSeen = now;
    const durations = { mountedMs: now - mountedAt, blankMs: now - lastSeen };
    const outcome = outcomeOf(observation, durations, wasShown);
    wasShown ||= outcome === 'shown';
    if (outcome === 'shown') void report(running(), 'shown');
    if (outcome === 'slow') reportOutcome('slow', 'shows no heading');
    if (outcome === 'hidden') giveUp('hidden', 'cannot be seen');
    else if (!observation.isBlank) changes.checkParts();
    if (isBusy(busy.busyMs())) reportOutcome('slow', 'keeps the page too busy to respond');
    if (isGrown(changes.grownBytes())) giveUp('grown', 'takes too much memory');
  }

  const stop = watchResponses((now) => {
    try {
      if (document.hidden) lastSeen = now;
      else look(now);
    } catch {
      giveUp('patched', 'changed what the page needs to work');
    }
  });
  return () => {
    stop();
    busy.stop();
  };
}

/** The remote's styles are in force while it is on the page. Only sheets that may change are read, at 9 ms for all of a page. */
function enableStyles(name: string, isOnPage: boolean) {
  const isIts = ({ cssText }: CSSRule) => cssText.includes(`[data-boundary="${name}"]`);
  for (const sheet of document.styleSheets)
    if (sheet.disabled === isOnPage && [...sheet.cssRules].some(isIts)) sheet.disabled = !isOnPage;
}
