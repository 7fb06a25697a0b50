import { useEffect } from 'react';
import { failedHere, rememberFailure } from '../federation/failed-here.ts';
import { report } from '../federation/report.ts';
import { usePageOnScreen } from '../page/page-on-screen.tsx';

/**
 * A screen of a published remote broke, which is reported, and the page starts anew with the version before, once.
 * What the broken one left behind on the page is gone with it.
 */
export function useVersionBefore(name: string): void {
  const { data } = usePageOnScreen();
  const remote = data.remotes.find((each) => each.name === name);

  useEffect(() => {
    if (!remote) return;
    const { build, before } = remote;
    const isStandIn = build !== undefined && failedHere(name) === build.id;
    report({ ...remote, version: isStandIn ? before?.version : remote.version }, 'crashed');
    if (!build || !before || isStandIn) return;
    if (rememberFailure(name, build.id)) window.location.reload();
  }, [name, remote]);
}
