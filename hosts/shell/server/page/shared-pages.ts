import { setTimeout as wait } from 'node:timers/promises';
import { count, observeCache } from '@larkfare/server-kit/telemetry';
import { LRUCache } from 'lru-cache';
import { encodePage, type EncodedPage } from './send-page.ts';
import type { MadePage } from './make-page.ts';

/** Some 800 pages, each counted as if it were compressed twice. */
const maxBytes = 48 * 1024 * 1024;
/** A page's random choice is made again after this time. */
const maxAgeMs = 5 * 60_000;
const patienceMs = 300;

interface SharedPages {
  /**
   * The page of a key, rendered once for all concurrent requests and sent to others until the revision
   * changes. Then it is rendered again if the data that it was made of has changed: most changes concern few pages. The
   * previous page is sent where the new one could not be rendered completely, or takes longer than 0.3 s.
   * @param revision of all that the page is made of; without it pages are only shared while they are being rendered
   * @param mustBeNew waits as long as the new page takes
   */
  get(
    key: string,
    revision: string | undefined,
    render: () => Promise<MadePage>,
    options?: { mustBeNew: boolean },
  ): Promise<EncodedPage>;
}

/** A page that is sent, and whether it was fresh in memory, there checked and unchanged, out of date, or new. */
interface ServedPage {
  page: EncodedPage;
  from: 'memory' | 'unchanged' | 'previous' | 'render';
}

interface StoredPage {
  page: EncodedPage;
  revision: string | undefined;
  storedAtMs: number;
}

interface PageRequest {
  key: string;
  revision: string | undefined;
  render: () => Promise<MadePage>;
}

export function sharedPages(nowMs = Date.now): SharedPages {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) =>
      Math.ceil(2.5 * page.br.length) + (page.madeOf?.length ?? 0) + 2 * key.length + 1000,
  });
  const countLookup = observeCache('pages', stored);
  /** By key and revision: a request after a change does not join a render that began before it. */
  const running = new Map<string, Promise<ServedPage>>();

  const isRecent = ({ storedAtMs }: StoredPage) => nowMs() - storedAtMs < maxAgeMs;

  async function servePage(request: PageRequest, mustBeNew: boolean): Promise<ServedPage> {
    const { key, revision } = request;
    const cached = stored.get(key);
    const isFresh =
      cached !== undefined &&
      revision !== undefined &&
      cached.revision === revision &&
      isRecent(cached);
    countLookup(isFresh);
    if (isFresh) {
      void cached.page.shrink();
      return { page: cached.page, from: 'memory' };
    }

    const current = revalidateOnce(request);
    if (!cached) return current;
    const previous: ServedPage = { page: cached.page, from: 'previous' };
    current.catch(() => undefined); // Logged by the renderer; the previous page is sent.
    const served = mustBeNew ? current : Promise.race([current, wait(patienceMs, previous)]);
    return served.catch(() => previous);
  }

  /** Concurrent requests for the same page wait for the same rendering. */
  function revalidateOnce(request: PageRequest): Promise<ServedPage> {
    const id = `${request.revision} ${request.key}`;
    const joined = running.get(id) ?? revalidate(request).finally(() => running.delete(id));
    running.set(id, joined);
    return joined;
  }

  /** The stored page while its data is unchanged, otherwise a new one. */
  async function revalidate(request: PageRequest): Promise<ServedPage> {
    const cached = stored.get(request.key);
    const isUnchanged =
      cached && isRecent(cached) && (await cached.page.madeOf?.areUnchanged().catch(() => false));
    if (!isUnchanged) return renderAndStore(request);
    cached.revision = request.revision;
    return { page: cached.page, from: 'unchanged' };
  }

  async function renderAndStore({ key, revision, render }: PageRequest): Promise<ServedPage> {
    const made = await render();
    const page = await encodePage(made);
    const isComplete = made.isWhole && made.status === 200;
    if (isComplete) stored.set(key, { page, revision, storedAtMs: nowMs() });
    const previous = isComplete ? undefined : stored.get(key)?.page;
    return previous ? { page: previous, from: 'previous' } : { page, from: 'render' };
  }

  return {
    async get(key, revision, render, { mustBeNew } = { mustBeNew: false }) {
      const { page, from } = await servePage({ key, revision, render }, mustBeNew);
      count('larkfare.page.served', { from });
      return page;
    },
  };
}
