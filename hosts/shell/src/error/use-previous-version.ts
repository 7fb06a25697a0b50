import { useEffect } from 'react';
import { failedBuild, rememberFailure } from '../federation/failed-builds.ts';
import { report } from '../federation/report.ts';
import { usePageContext } from '../page/page-context.tsx';

/**
 * Reports that a screen of a published remote crashed, and reloads the page once with the previous version. The reload
 * clears whatever the crashed version left on the page.
 */
export function usePreviousVersion(name: string, thrown: unknown): void {
  const { data } = usePageContext();
  const remote = data.remotes.find((each) => each.name === name);

  useEffect(() => {
    if (!remote) return;
    const { build, previous } = remote;
    const isPrevious = build !== undefined && failedBuild(name) === build.id;
    const sent = report(isPrevious ? { name, ...previous } : remote, 'crashed', thrown);
    if (!build || !previous || isPrevious) return;
    if (rememberFailure(name, build.id)) void sent.then(() => window.location.reload());
  }, [name, remote, thrown]);
}
