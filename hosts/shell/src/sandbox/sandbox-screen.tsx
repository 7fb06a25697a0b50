import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLoading, usePage, useSite } from '@larkfare/remote-contract';
import { LoadingSkeleton, Skeleton } from '@larkfare/ui-kit';
import { hasFailed, rememberFailure } from '../federation/failed-builds.ts';
import type { Remotes } from '../federation/remotes.ts';
import { report, type Outcome } from '../federation/report.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { ProblemScreen } from '../screens/problem-screen.tsx';
import { firstAttempt, isLasting, nextAttempt, type Attempt } from './sandbox-attempt.rules.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import styles from './sandbox.module.css';

export { reportLostPage } from '../health/lost-page.ts';

type SandboxScreenProps = { remote: RemoteOnPage; remotes: Remotes };

/** More than the half second for which browsers wait for a removed frame to end. */
const processEndMs = 2000;

/** The state of a first attempt. @param turn counts the attempts of this screen */
const begin = (remote: RemoteOnPage, turn = 0) => {
  const attempt = firstAttempt(remote, (build) => hasFailed(remote.name, build));
  const startedMs = performance.now();
  return { turn, startedMs, attempt, state: attempt ? ('waiting' as const) : ('failed' as const) };
};
type Trial = Omit<ReturnType<typeof begin>, 'state'> & {
  state: 'waiting' | 'ready' | 'late' | 'failed';
};

/** The state of the attempt after another. @param more when its time began, unless it has all of it */
const following = (
  turn: number,
  attempt: Attempt,
  more: Pick<Trial, 'state'> & Partial<Pick<Trial, 'startedMs'>>,
): Trial => ({ turn: turn + 1, startedMs: performance.now(), attempt, ...more });

/**
 * The screen of an unreviewed remote: its live version in a frame, or the previous version when that fails or times out,
 * or the problem screen with a retry. A version that arrives late is shown.
 */
export function SandboxScreen({ remote, remotes }: SandboxScreenProps) {
  const { pathname } = useLocation();
  const [trial, setTrial] = useState<Trial>(() => begin(remote));
  const [isRetrying, setIsRetrying] = useState(false);
  const { attempt, state, turn, startedMs } = trial;
  const isProblem = state === 'late' || state === 'failed';
  useLoading(state === 'waiting');

  const warned = useRef(new Set<string>());
  function reportOutcome(outcome: Outcome, thrown?: unknown) {
    if (!attempt) return;
    const what = `The remote '${remote.name}' in its frame: ${outcome}.`;
    if (!['loaded', 'shown'].includes(outcome) && !warned.current.has(what)) console.warn(what);
    warned.current.add(what);
    void report({ name: remote.name, ...attempt }, outcome, thrown);
  }

  function fail(outcome: Outcome, thrown?: unknown) {
    if (!attempt) return;
    // Code that crashed while rendering had loaded; remotes in the page report it like this too.
    if (outcome === 'crashed' && state === 'waiting') reportOutcome('loaded');
    // The previous version had less than the whole time, so a timeout is not its failure.
    if (outcome !== 'late' || !attempt.isPrevious) reportOutcome(outcome, thrown);
    if (isLasting(outcome) && !attempt.isPrevious) rememberFailure(remote.name, attempt.build.id);
    const next = nextAttempt(remote, attempt);
    const isLate = outcome === 'late';
    if (next && outcome === 'hung') replaceLater(next);
    else if (next)
      setTrial(
        following(turn, next, {
          state: isLate ? 'late' : 'waiting',
          ...(state !== 'ready' && { startedMs }),
        }),
      );
    // A frame that timed out stays mounted, because it may still load.
    else setTrial({ ...trial, state: isLate ? 'late' : 'failed' });
  }

  /** The panel stands in until the process that hangs has ended: browsers put the next frame into it before. */
  function replaceLater(next: Attempt) {
    setTrial({ ...trial, state: 'failed' });
    setTimeout(
      () => setTrial((now) => (now.turn === turn ? following(turn, next, { state: 'late' }) : now)),
      processEndMs,
    );
  }

  async function retry() {
    setIsRetrying(true);
    await remotes.refresh(remote.name);
    const newest = remotes.ownerOf(pathname);
    // It was reviewed meanwhile, or its paths belong to another remote now.
    if (newest?.name !== remote.name || newest.trust !== 'unreviewed') window.location.reload();
    else setTrial(begin(newest, turn + 1));
    setIsRetrying(false);
  }

  return (
    <div data-boundary={remote.name}>
      {state === 'waiting' && (
        <LoadingSkeleton label={`Loading ${remote.title}`} gap={4} className={styles.skeleton}>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton shape="block" height="12rem" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
        </LoadingSkeleton>
      )}
      {isProblem ? (
        <ProblemScreen title={remote.title} isRetrying={isRetrying} onRetry={() => void retry()} />
      ) : (
        <PageHead title={remote.title} />
      )}
      {attempt && state !== 'failed' && (
        <SandboxFrame
          key={turn}
          version={{ name: remote.name, version: attempt.version, nonce: attempt.nonce }}
          title={remote.title}
          build={attempt.build}
          startedMs={startedMs}
          isPreview={remote.isPreview === true}
          onReady={() => {
            reportOutcome('loaded');
            setTrial((now) => (now.turn === turn ? { ...now, state: 'ready' } : now));
          }}
          onFailure={fail}
          onReport={reportOutcome}
        />
      )}
    </div>
  );
}

/** Mounted again after the problem screen, which has its own. Texts of a version could pass for the site's until they are reviewed. */
function PageHead({ title }: { title: string }) {
  usePage({ title, description: useSite().tagline, noIndex: true });
  return null;
}
