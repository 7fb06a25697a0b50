import { useEffect } from 'react';
import { remoteIn, stackOf } from '../federation/error-text.rules.ts';
import { hasFailed, rememberFailure } from '../federation/failed-builds.ts';
import { usePageContext } from '../federation/page-context.ts';
import { report } from '../federation/report.ts';

/**
 * Reports that a screen of a published remote crashed, and reloads the page once with the previous version. The reload
 * clears whatever the crashed version left on the page. An effect's clean-up throws in the place of the next
 * screen: the page is then reloaded with that screen, and the failure is the unmounted remote's.
 * @param name the remote in whose place it was thrown
 */
export function usePreviousVersion(name: string | undefined, thrown: unknown): void {
  const { data, remotes } = usePageContext();

  useEffect(() => {
    const thrower = remoteIn(stackOf(thrown)) ?? name;
    const remote = data.remotes.find((each) => each.name === thrower);
    if (!remote) return;
    // The mount gate reads this.
    if (thrower !== name) console.warn(`The remote '${thrower}' threw while it unmounted.`);
    const { build, previous } = remote;
    const isPrevious = hasFailed(remote.name, build?.id);
    const current = isPrevious ? { name: remote.name, ...previous } : remote;
    const sent = report(remotes.running(remote.name) ?? current, 'crashed', thrown);
    if (!build || isPrevious || (!previous && thrower === name)) return;
    if (rememberFailure(remote.name, build.id)) void sent.then(() => window.location.reload());
  }, [name, data, remotes, thrown]);
}
