import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { RemoteApp } from '@larkfare/remote-contract';
import { type RemoteOnPage, snapshotAddress } from '../page/page-data.ts';
import { remoteDeadlineMs, TimedOut, withDeadline } from './deadline.ts';
import { forgetFailure, hasFailed } from './failed-builds.ts';
import { loadRemoteApp, loadSlotComponent } from './load-remote-app.ts';
import { NotAttempted, RemoteFailure } from './remote-failure.ts';
import { outcomeOf, report } from './report.ts';
import { bustCache } from './script-source.ts';

/** The remotes of this page: which owns a path, and the app of each, loaded on demand. */
export interface Remotes {
  ownerOf(path: string): RemoteOnPage | undefined;
  /**
   * Loads the app of a remote, for a path of it or for what it brings to every page: its live version or, when that fails,
   * the previous one, within four seconds in all. A version that arrives later is what the next call returns.
   * @throws RemoteFailure when neither loads in time
   */
  load(remote: RemoteOnPage, path?: string): Promise<RemoteApp>;
  /**
   * Loads the component with which a remote's live version fills a slot. There is no fallback: the page is whole without.
   * @throws when it does not load in time
   */
  loadSlot(remote: RemoteOnPage, slot: string): Promise<ComponentType<object>>;
  /** Whether the version that runs on this page, usually the previous one, does not have a path that the live one has. */
  isOutOfReach(remote: RemoteOnPage, path: string): boolean;
  /** The version of a remote that runs on this page. */
  running(name: string): Version | undefined;
  /**
   * Fetches the newest build of a remote, so that the next `load` starts again with that. The page needs a reload when
   * another build runs on it already, or when the newest one may only run in a sandbox.
   */
  refresh(name: string): Promise<{ needsReload: boolean }>;
}

type Version = Pick<RemoteOnPage, 'name' | 'version' | 'build' | 'paths' | 'nonce'>;
type Attempt = { version: Version; app: Promise<RemoteApp> };

export function createRemotes(snapshot: RemoteOnPage[]): Remotes {
  let remotes = snapshot;
  const attempts = new Map<string, Attempt>();
  const attempted = new Set<string>();
  /** The version of each remote that runs on this page: two builds of one remote never share it. */
  const running = new Map<string, Version>();

  const named = (name: string) => remotes.find((remote) => remote.name === name);

  function start(version: Version): Attempt {
    const attempt = { version, app: appOf(version) };
    attempts.set(version.name, attempt);
    return attempt;
  }

  async function appOf({ name, build }: Version): Promise<RemoteApp> {
    if (!build) throw new NotAttempted('The files of this version are missing.');
    if (hasFailed(name, build.id))
      throw new NotAttempted('This version crashed in this tab before.');
    const isFirst = !attempted.has(name);
    attempted.add(name);
    return loadRemoteApp(build, isFirst);
  }

  async function finish({ version, app }: Attempt, ms: number): Promise<RemoteApp> {
    const loaded = await withDeadline(app, ms);
    running.set(version.name, version);
    void report(version, 'loaded');
    return loaded;
  }

  return {
    ownerOf: (path) => remotes.find(({ paths }) => owns(paths, path)),

    async load(remote, path) {
      const startedMs = performance.now();
      const live = named(remote.name) ?? remote;
      const { name, previous } = live;
      const attempt = attempts.get(name) ?? start(live);
      try {
        if (path && !owns(attempt.version.paths, path))
          throw new NotAttempted(`It does not have ${path}.`);
        return await finish(attempt, remoteDeadlineMs);
      } catch (problem) {
        if (!(problem instanceof NotAttempted))
          void report(attempt.version, outcomeOf(problem), problem);
        if (!previous || attempt.version !== live || (path && !owns(previous.paths, path)))
          throw new RemoteFailure(name, problem);
        console.warn(`Loading the previous version of '${name}'.`, problem);
      }

      // The page and its layout may load the same remote.
      const other = attempts.get(name);
      const fallback = other && other !== attempt ? other : start({ name, ...previous });
      const remainingMs = Math.max(0, startedMs + remoteDeadlineMs - performance.now());
      try {
        return await finish(fallback, remainingMs);
      } catch (problem) {
        // It had less than the whole time, so a timeout is not its failure.
        if (!(problem instanceof TimedOut))
          void report(fallback.version, outcomeOf(problem), problem);
        throw new RemoteFailure(name, problem);
      }
    },

    async loadSlot(remote, slot) {
      const attempt = attempts.get(remote.name) ?? start(remote);
      const { version } = attempt;
      try {
        await finish(attempt, remoteDeadlineMs);
        if (!version.build || version.build.id !== remote.build?.id)
          throw new NotAttempted('Another version runs on this page.');
        return await withDeadline(loadSlotComponent(version.build, slot));
      } catch (problem) {
        if (!(problem instanceof NotAttempted)) void report(version, outcomeOf(problem), problem);
        throw problem;
      }
    },

    running: (name) => running.get(name),

    isOutOfReach({ name }, path) {
      const version = running.get(name);
      return version !== undefined && !owns(version.paths, path);
    },

    async refresh(name) {
      forgetFailure(name);
      const newest = await newestSnapshot().catch((problem: unknown) => {
        console.error('The newest snapshot could not be loaded; the current one stays.', problem);
        return remotes;
      });
      // The other remotes stay as they were when the page was loaded.
      remotes = remotes.map((remote) =>
        remote.name === name ? (newest.find((each) => each.name === name) ?? remote) : remote,
      );
      const { build, previous, trust } = named(name) ?? {};
      for (const each of [build, previous?.build]) if (each) bustCache(each);
      attempts.delete(name);
      const version = running.get(name);
      const isOtherBuild = version !== undefined && version.build?.id !== build?.id;
      return { needsReload: isOtherBuild || trust === 'unreviewed' };
    },
  };
}

const owns = (paths: string[], path: string) => paths.some((pattern) => matchPath(pattern, path));

/** The remotes as they are now. @throws when they do not arrive in time */
async function newestSnapshot(): Promise<RemoteOnPage[]> {
  const response = await fetch(snapshotAddress, {
    cache: 'no-store',
    signal: AbortSignal.timeout(remoteDeadlineMs),
  });
  if (!response.ok) throw new Error(`${snapshotAddress} returned ${response.status}.`);
  return response.json();
}
