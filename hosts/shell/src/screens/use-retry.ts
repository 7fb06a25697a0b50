import { useCallback, useState, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TimedOut } from '../federation/deadline.ts';
import { usePageContext } from '../federation/page-context.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';

type Failed = { problem: unknown; remoteName: string | undefined };

/**
 * Retries a failed screen with the newest build of its remote. The page is reloaded when another build of the remote
 * already runs on it, because two builds of one remote never share a page.
 */
export function useRetry({ problem, remoteName }: Failed) {
  const { remotes } = usePageContext();
  const location = useLocation();
  const navigate = useNavigate();
  const [isRetrying, setIsTrying] = useState(false);

  const show = useCallback(
    async () => navigate(location, { replace: true, preventScrollReset: true }),
    [navigate, location],
  );
  useLateArrival(problem, () => void show());

  async function retry() {
    setIsTrying(true);
    const { needsReload } = remoteName ? await remotes.refresh(remoteName) : { needsReload: false };
    if (needsReload) {
      window.location.reload();
      return;
    }
    await show();
    setIsTrying(false);
  }
  return { isRetrying, retry };
}

/** Shows the screen if what had timed out arrives after all. */
function useLateArrival(problem: unknown, show: () => void): void {
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
