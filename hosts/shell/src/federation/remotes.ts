import { matchPath } from 'react-router';
import type { RemoteApp } from '@larkfare/remote-contract';
import { snapshotAddress, type RemoteOnPage } from '../page/page-data.ts';
import { withDeadline } from './deadline.ts';
import { loadRemoteApp } from './load-remote-app.ts';
import { askAfresh } from './our-script.ts';
import { RemoteFailure } from './remote-failure.ts';

/** The remotes of this page: who owns a path, and the app of each once it is asked for. */
export interface Remotes {
  ownerOf(path: string): RemoteOnPage | undefined;
  /** @throws RemoteFailure after at most four seconds */
  load(remote: RemoteOnPage): Promise<RemoteApp>;
  /** Asks the server which build of a remote is current, so that the next `load` tries that one afresh. */
  renew(name: string): Promise<{ isOtherBuild: boolean }>;
}

export function createRemotes(snapshot: RemoteOnPage[]): Remotes {
  let remotes = snapshot;
  const loading = new Map<string, Promise<RemoteApp>>();
  const tried = new Set<string>();

  const buildOf = (name: string) => remotes.find((remote) => remote.name === name)?.build;

  async function startLoading({ name }: RemoteOnPage): Promise<RemoteApp> {
    const build = buildOf(name);
    if (!build) throw new Error('Its files are not there.');
    const isFirst = !tried.has(name);
    tried.add(name);
    return loadRemoteApp(build, isFirst);
  }

  return {
    ownerOf: (path) =>
      remotes.find((remote) => remote.paths.some((pattern) => matchPath(pattern, path))),

    async load(remote) {
      const arriving = loading.get(remote.name) ?? startLoading(remote);
      // Kept beyond the deadline: when it comes late, the next call has it.
      loading.set(remote.name, arriving);
      try {
        return await withDeadline(arriving);
      } catch (problem) {
        throw new RemoteFailure(remote.name, problem);
      }
    },

    async renew(name) {
      const before = buildOf(name);
      remotes = await newestSnapshot().catch((problem: unknown) => {
        console.error(
          'The newest snapshot could not be read; trying the known one again.',
          problem,
        );
        return remotes;
      });
      const build = buildOf(name);
      if (build) askAfresh(build);
      loading.delete(name);
      return { isOtherBuild: build?.id !== before?.id };
    },
  };
}

async function newestSnapshot(): Promise<RemoteOnPage[]> {
  const response = await fetch(snapshotAddress, {
    cache: 'no-store',
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(`${snapshotAddress} answered ${response.status}.`);
  return response.json();
}
