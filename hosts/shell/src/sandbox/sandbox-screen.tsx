import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLoading } from '@larkfare/remote-contract';
import { LoadingSkeleton, Skeleton } from '@larkfare/ui-kit';
import { ProblemScreen } from '../error/problem-screen.tsx';
import { failedBuild, rememberFailure } from '../federation/failed-builds.ts';
import { report, type Outcome } from '../federation/report.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { firstAttempt, nextAttempt } from './sandbox-attempt.rules.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import styles from './sandbox.module.css';

type SandboxScreenProps = { remote: RemoteOnPage; remotes: Remotes };

/** The state of a first attempt. @param turn counts the attempts of this screen */
const begin = (remote: RemoteOnPage, turn = 0) => {
  const attempt = firstAttempt(remote, failedBuild(remote.name));
  const startedMs = performance.now();
  return { turn, startedMs, attempt, state: attempt ? ('waiting' as const) : ('failed' as const) };
};
type Trial = Omit<ReturnType<typeof begin>, 'state'> & {
  state: 'waiting' | 'ready' | 'late' | 'failed';
};

/**
 * The screen of an unreviewed remote: its live version in a frame, or the previous version when that fails or times out,
 * or the problem screen with a retry. A version that arrives late is shown.
 */
export function SandboxScreen({ remote, remotes }: SandboxScreenProps) {
  const { pathname } = useLocation();
  const [trial, setTrial] = useState<Trial>(() => begin(remote));
  const [isRetrying, setIsRetrying] = useState(false);
  const { attempt, state, turn, startedMs } = trial;
  useLoading(state === 'waiting');

  const reportOutcome = (outcome: Outcome, thrown?: unknown) => {
    if (attempt) void report({ name: remote.name, ...attempt }, outcome, thrown);
  };

  function fail(outcome: Outcome, thrown?: unknown) {
    if (!attempt) return;
    // Code that crashed while rendering had loaded; remotes in the page report it like this too.
    if (outcome === 'crashed' && state === 'waiting') reportOutcome('loaded');
    // The previous version had less than the whole time, so a timeout is not its failure.
    if (outcome !== 'late' || !attempt.isPrevious) reportOutcome(outcome, thrown);
    if (outcome === 'crashed' && !attempt.isPrevious)
      rememberFailure(remote.name, attempt.build.id);
    const next = nextAttempt(remote, attempt);
    const isLate = outcome === 'late';
    if (next)
      setTrial({
        turn: turn + 1,
        startedMs: state === 'ready' ? performance.now() : startedMs,
        attempt: next,
        state: isLate ? 'late' : 'waiting',
      });
    // A frame that timed out stays mounted, because it may still load.
    else setTrial({ ...trial, state: isLate ? 'late' : 'failed' });
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
        <LoadingSkeleton label={`Loading ${remote.title}`} className={styles.skeleton}>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton shape="block" height="12rem" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
        </LoadingSkeleton>
      )}
      {(state === 'late' || state === 'failed') && (
        <ProblemScreen title={remote.title} isRetrying={isRetrying} onRetry={() => void retry()} />
      )}
      {attempt && state !== 'failed' && (
        <SandboxFrame
          key={turn}
          name={remote.name}
          title={remote.title}
          build={attempt.build}
          startedMs={startedMs}
          isPreview={remote.isPreview === true}
          onReady={() => {
            reportOutcome('loaded');
            setTrial((now) => (now.turn === turn ? { ...now, state: 'ready' } : now));
          }}
          onFailure={fail}
          onUncaught={(thrown) => reportOutcome('crashed', thrown)}
        />
      )}
    </div>
  );
}
