import type { SiteLayout } from '@larkfare/remote-contract';
import type { RemoteOnPage } from '../page/page-data.ts';
import { TimedOut } from './deadline.ts';
import { rememberFailure } from './failed-builds.ts';
import { RemoteFailure } from './remote-failure.ts';
import type { Remotes } from './remotes.ts';
import { report } from './report.ts';

/** How long a page waits for the site's header and footer; it is then shown with a plain header until they arrive. */
const patienceMs = 1000;

/** The site's header and footer on this page, loaded once. */
export interface LayoutStore {
  /** Undefined until they have loaded. */
  current(): (SiteLayout & { name: string }) | undefined;
  subscribe(onChange: () => void): () => void;
  /** Resolves once they have loaded, or the page should wait no longer; the next call tries again what has failed. */
  load(): Promise<void>;
  /** Counts what they threw against the version that runs. The next page of this tab has the previous one. */
  fail(thrown: unknown): void;
}

/** @param remote which brings them, if one does */
export function createLayoutStore(remotes: Remotes, remote: RemoteOnPage | undefined): LayoutStore {
  let current: ReturnType<LayoutStore['current']>;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function start(from: RemoteOnPage) {
    try {
      const { layout } = await remotes.load(from);
      if (!layout) return;
      current = { ...layout, name: from.name };
      for (const listener of listeners) listener();
    } catch (problem) {
      loading = undefined;
      console.error('The header and footer of the site could not be loaded.', problem);
      const cause = problem instanceof RemoteFailure ? problem.cause : problem;
      if (cause instanceof TimedOut) cause.arrival.then(load, () => undefined);
    }
  }

  async function load() {
    if (current || !remote) return;
    loading ??= start(remote);
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  }

  return {
    current: () => current,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load,
    fail(thrown) {
      if (!remote) return;
      const { name, build, previous } = remote;
      void report(remotes.running(name) ?? remote, 'crashed', thrown);
      if (build && previous) rememberFailure(name, build.id);
    },
  };
}
