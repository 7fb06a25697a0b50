import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLoading } from '@larkfare/remote-contract';
import { LoadingShapes, Skeleton } from '@larkfare/ui-kit';
import { ProblemScreen } from '../error/problem-screen.tsx';
import { failedHere, rememberFailure } from '../federation/failed-here.ts';
import { report, type Outcome } from '../federation/report.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { firstAttempt, nextAttempt } from './framed-attempt.rules.ts';
import { RemoteFrame } from './remote-frame.tsx';
import styles from './framed.module.css';

type FramedScreenProps = { remote: RemoteOnPage; remotes: Remotes };

/** Everything that is known of the screen: which version is tried and how that goes. */
const begin = (remote: RemoteOnPage, turn = 0) => {
  const attempt = firstAttempt(remote, failedHere(remote.name));
  return { turn, attempt, state: attempt ? ('waiting' as const) : ('failed' as const) };
};
type Trial = Omit<ReturnType<typeof begin>, 'state'> & {
  state: 'waiting' | 'ready' | 'late' | 'failed';
};

/**
 * The screen of a remote that nobody reviewed: its live version in a frame, the version before when that fails or takes
 * four seconds, or the panel with a retry. What comes late shows itself.
 */
export function FramedScreen({ remote, remotes }: FramedScreenProps) {
  const { pathname } = useLocation();
  const [trial, setTrial] = useState<Trial>(() => begin(remote));
  const [isTrying, setIsTrying] = useState(false);
  const { attempt, state, turn } = trial;
  useLoading(state === 'waiting');

  const tell = (outcome: Outcome) => report({ ...remote, version: attempt?.version }, outcome);

  function fail(outcome: Outcome) {
    if (!attempt) return;
    // Code that broke while it was drawn was loaded before, as the figures of remotes in the page have it.
    if (outcome === 'crashed' && state === 'waiting') tell('loaded');
    tell(outcome);
    if (outcome === 'crashed' && !attempt.isStandIn) rememberFailure(remote.name, attempt.build.id);
    const next = nextAttempt(remote, attempt);
    if (next) setTrial({ turn: turn + 1, attempt: next, state: 'waiting' });
    // A frame that is only late stays: it may come yet.
    else setTrial({ turn, attempt, state: outcome === 'late' ? 'late' : 'failed' });
  }

  async function tryAgain() {
    setIsTrying(true);
    await remotes.renew(remote.name);
    const newest = remotes.ownerOf(pathname);
    // Somebody looked at it meanwhile, or its paths are another's: a page that starts anew knows what to do.
    if (newest?.name !== remote.name || newest.trust !== 'unreviewed') window.location.reload();
    else setTrial(begin(newest, turn + 1));
    setIsTrying(false);
  }

  return (
    <div data-boundary={remote.name}>
      {state === 'waiting' && (
        <LoadingShapes label={`Loading ${remote.title}`} className={styles.shapes}>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton shape="block" height="12rem" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
        </LoadingShapes>
      )}
      {(state === 'late' || state === 'failed') && (
        <ProblemScreen what={remote.title} isTrying={isTrying} onTryAgain={() => void tryAgain()} />
      )}
      {attempt && state !== 'failed' && (
        <RemoteFrame
          key={turn}
          name={remote.name}
          title={remote.title}
          build={attempt.build}
          isPreview={remote.isPreview === true}
          onReady={() => {
            tell('loaded');
            setTrial((now) => (now.turn === turn ? { ...now, state: 'ready' } : now));
          }}
          onFailure={fail}
        />
      )}
    </div>
  );
}
