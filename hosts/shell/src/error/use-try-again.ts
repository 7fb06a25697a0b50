import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageOnScreen } from '../page/page-on-screen.tsx';
import { useLateArrival } from './use-late-arrival.ts';

type Failed = { problem: unknown; remoteName: string | undefined };

/**
 * Tries a failed screen again with the newest build of its remote.
 * A page on which another build already runs starts anew: two builds of one remote never share it.
 */
export function useTryAgain({ problem, remoteName }: Failed) {
  const { renewRemote } = usePageOnScreen();
  const location = useLocation();
  const navigate = useNavigate();
  const [isTrying, setIsTrying] = useState(false);

  const show = useCallback(
    async () => navigate(location, { replace: true, preventScrollReset: true }),
    [navigate, location],
  );
  useLateArrival(problem, () => void show());

  async function tryAgain() {
    setIsTrying(true);
    const { isOtherBuild } = remoteName ? await renewRemote(remoteName) : { isOtherBuild: false };
    if (isOtherBuild) {
      window.location.reload();
      return;
    }
    await show();
    setIsTrying(false);
  }
  return { isTrying, tryAgain };
}
