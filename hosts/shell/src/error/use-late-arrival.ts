import { useEffect, useEffectEvent } from 'react';
import { TookTooLong } from '../federation/deadline.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';

/** Shows the screen by itself when what was given up on comes after all. */
export function useLateArrival(problem: unknown, show: () => void): void {
  const showNow = useEffectEvent(show);

  useEffect(() => {
    const cause = problem instanceof RemoteFailure ? problem.cause : problem;
    if (!(cause instanceof TookTooLong)) return undefined;
    let isWanted = true;
    cause.arrival.then(
      () => isWanted && showNow(),
      (reason: unknown) => console.error('What was late did not come at all.', reason),
    );
    return () => {
      isWanted = false;
    };
  }, [problem]);
}
