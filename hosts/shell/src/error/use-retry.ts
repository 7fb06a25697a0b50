import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageContext } from '../federation/page-context.tsx';
import { useLateArrival } from './use-late-arrival.ts';

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
