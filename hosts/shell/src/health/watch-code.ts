import { matchPath } from 'react-router';
import { remoteIn, stackOf } from '../federation/error-text.rules.ts';
import { rememberFailure } from '../federation/failed-builds.ts';
import { report, type Outcome } from '../federation/report.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { watchBeats } from './beats.ts';
import { markAlive, reportLostPage, unmark, unmarkWhenHidden } from './lost-page.ts';
import { isHang } from './observation.rules.ts';
import { limitUse } from './page-use.ts';

/** Reports may wait behind the requests of a remote. */
const reportWithinMs = 3000;

export type WatchedCode = ReturnType<typeof watchCode>;

/**
 * Watches the code of a remote wherever it runs: its errors, its uses of the page, and whether the page responds.
 * @param isOnScreen whether the page is the remote's
 */
export function watchCode(
  remote: RemoteOnPage,
  runningOf: Remotes['running'],
  isOnScreen: () => boolean,
) {
  const { name } = remote;
  reportLostPage();
  const reports = reportsAbout(remote, runningOf);
  const { running, reportOutcome, fail } = reports;
  const alive = () => {
    const { version, nonce, build } = running();
    if (build) markAlive({ name, version, nonce, build: build.id });
  };
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
    const reportUncaught = (stack: string, thrown: unknown) =>
      remoteIn(stack) === name &&
      reportOutcome('crashed', 'threw an error that nothing caught', thrown);
    const handleError = ({ error, filename, message }: ErrorEvent) =>
      reportUncaught(stackOf(error) || filename, error ?? message);
    const handleRejection = ({ reason }: PromiseRejectionEvent) =>
      reportUncaught(stackOf(reason), reason);
    addEventListener('error', handleError);
    addEventListener('unhandledrejection', handleRejection);
    return () => {
      stop();
      removeEventListener('error', handleError);
      removeEventListener('unhandledrejection', handleRejection);
      unmark();
    };
  }
  return { ...reports, isOnScreen, isAtOwnPath, watchResponses };
}

/** Reports about the version of a remote that runs, and the replacement of a page that it broke. */
function reportsAbout(remote: RemoteOnPage, runningOf: Remotes['running']) {
  const { name } = remote;
  const running = () => runningOf(name) ?? remote;
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

  return { running, reportOutcome, reload, giveUp, fail };
}
