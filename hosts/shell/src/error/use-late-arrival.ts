import { useEffect, useEffectEvent } from 'react';
import { TimedOut } from '../federation/deadline.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';

/** Shows the screen if what had timed out arrives after all. */
export function useLateArrival(problem: unknown, show: () => void): void {
  const showNow = useEffectEvent(show);

  useEffect(() => {
    const cause = problem instanceof RemoteFailure ? problem.cause : problem;
    if (!(cause instanceof TimedOut)) return undefined;
    let isMounted = true;
    cause.arrival.then(
      () => isMounted && showNow(),
      (reason: unknown) => console.error('What had timed out has failed.', reason),
    );
    return () => {
      isMounted = false;
    };
  }, [problem]);
}
