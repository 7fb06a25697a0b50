import { useEffect } from 'react';
import { failedHere, rememberFailure } from '../federation/failed-here.ts';
import { usePageOnScreen } from '../page/page-on-screen.tsx';

/**
 * A screen of a published remote broke: the page starts anew with the version before, once. What the broken one left
 * behind on the page is gone with it.
 */
export function useVersionBefore(name: string): void {
  const { data } = usePageOnScreen();
  const { build, before } = data.remotes.find((remote) => remote.name === name) ?? {};

  useEffect(() => {
    if (!build || !before || failedHere(name) === build.id) return;
    if (rememberFailure(name, build.id)) window.location.reload();
  }, [name, build, before]);
}
