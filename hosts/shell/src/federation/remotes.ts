import { matchPath } from 'react-router';
import type { RemoteApp } from '@larkfare/remote-contract';
import { snapshotAddress, type RemoteBuild, type RemoteOnPage } from '../page/page-data.ts';
import { failedHere, forgetFailure } from './failed-here.ts';
import { withDeadline } from './deadline.ts';
import { loadRemoteApp } from './load-remote-app.ts';
import { askAfresh } from './our-script.ts';
import { FailedBefore, RemoteFailure } from './remote-failure.ts';
import { outcomeOf, report } from './report.ts';

/** The remotes of this page: who owns a path, and the app of each once it is asked for. */
export interface Remotes {
  ownerOf(path: string): RemoteOnPage | undefined;
  /** Whether any of them was published by a partner. */
  hasPublished(): boolean;
  /**
   * The app of a remote for a path: of its live version or, when that fails or takes four seconds, of the one before.
   * @throws RemoteFailure when neither comes
   */
  load(remote: RemoteOnPage, path: string): Promise<RemoteApp>;
  /** Whether what runs of a remote on this page, the version before as a rule, lacks a path that the live one has. */
  isOutOfReach(remote: RemoteOnPage, path: string): boolean;
  /**
   * Asks the server which build of a remote is current, so that the next `load` tries that one afresh. Another build
   * may run on this page already, or the current one may not run in pages, and then the page has to start anew.
   */
  renew(name: string): Promise<{ isOtherBuild: boolean }>;
}

export function createRemotes(snapshot: RemoteOnPage[]): Remotes {
  let remotes = snapshot;
  const loading = new Map<string, Promise<RemoteApp>>();
  const tried = new Set<string>();
  /** What runs of each remote on this page, once something does: two builds of one remote never share it. */
  const running = new Map<string, { build: string; paths: string[] }>();

  const named = (name: string) => remotes.find((remote) => remote.name === name);

  async function startLoading(name: string, build: RemoteBuild | undefined): Promise<RemoteApp> {
    if (!build) throw new Error('Its files are not there.');
    const isFirst = !tried.has(name);
    tried.add(name);
    return loadRemoteApp(build, isFirst);
  }

  async function loadLive(name: string, build: RemoteBuild | undefined): Promise<RemoteApp> {
    if (build && failedHere(name) === build.id)
      throw new FailedBefore('This version failed on this visitor’s page before.');
    const arriving = loading.get(name) ?? startLoading(name, build);
    // Kept beyond the deadline: when it comes late, the next call has it.
    loading.set(name, arriving);
    return withDeadline(arriving);
  }

  return {
    ownerOf: (path) => remotes.find(({ paths }) => owns(paths, path)),

    hasPublished: () => remotes.some(({ version }) => version !== undefined),

    async load(remote, path) {
      const { build, before, paths, ...live } = named(remote.name) ?? remote;
      try {
        const app = await loadLive(remote.name, build);
        if (build) running.set(remote.name, { build: build.id, paths });
        report(live, 'loaded');
        return app;
      } catch (problem) {
        // What crashed on the page before was told there; what the site has no files of is no fault of the version.
        if (build && !(problem instanceof FailedBefore)) report(live, outcomeOf(problem));
        if (!before || !owns(before.paths, path)) throw new RemoteFailure(remote.name, problem);
        console.warn(`Version ${before.version} of '${remote.name}' stands in.`, problem);
        try {
          const app = await withDeadline(startLoading(remote.name, before.build));
          running.set(remote.name, { build: before.build.id, paths: before.paths });
          report({ name: remote.name, version: before.version }, 'loaded');
          return app;
        } catch (problemBefore) {
          const version = before.version;
          report({ name: remote.name, version }, outcomeOf(problemBefore));
          throw new RemoteFailure(remote.name, problemBefore);
        }
      }
    },

    isOutOfReach({ name }, path) {
      const runs = running.get(name);
      return runs !== undefined && !owns(runs.paths, path);
    },

    async renew(name) {
      forgetFailure(name);
      const newest = await newestSnapshot().catch((problem: unknown) => {
        console.error(
          'The newest snapshot could not be read; trying the known one again.',
          problem,
        );
        return remotes;
      });
      // The others stay what this page began with.
      remotes = remotes.map((remote) =>
        remote.name === name ? (newest.find((each) => each.name === name) ?? remote) : remote,
      );
      const { build, before, trust } = named(name) ?? {};
      for (const each of [build, before?.build]) if (each) askAfresh(each);
      loading.delete(name);
      const runs = running.get(name);
      const isOther = runs !== undefined && runs.build !== build?.id;
      return { isOtherBuild: isOther || trust === 'unreviewed' };
    },
  };
}

const owns = (paths: string[], path: string) => paths.some((pattern) => matchPath(pattern, path));

async function newestSnapshot(): Promise<RemoteOnPage[]> {
  const response = await fetch(snapshotAddress, {
    cache: 'no-store',
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(`${snapshotAddress} answered ${response.status}.`);
  return response.json();
}
