import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageOnScreen } from '../page/page-on-screen.tsx';

/**
 * Tries a failed screen again with the newest build of its remote.
 * A screen that already ran an older build starts the page anew: two builds of one remote never share it.
 */
export function useTryAgain(remoteName: string | undefined, { isMounted }: { isMounted: boolean }) {
  const { renewRemote } = usePageOnScreen();
  const location = useLocation();
  const navigate = useNavigate();
  const [isTrying, setIsTrying] = useState(false);

  async function tryAgain() {
    setIsTrying(true);
    const { isOtherBuild } = remoteName ? await renewRemote(remoteName) : { isOtherBuild: false };
    if (isMounted && isOtherBuild) {
      window.location.reload();
      return;
    }
    await navigate(location, { replace: true, preventScrollReset: true });
    setIsTrying(false);
  }
  return { isTrying, tryAgain };
}
