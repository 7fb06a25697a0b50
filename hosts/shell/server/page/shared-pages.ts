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
interface Sent {
  page: EncodedPage;
  from: 'memory' | 'unchanged' | 'previous' | 'render';
}

interface StoredPage {
  page: EncodedPage;
  revision: string | undefined;
  storedAtMs: number;
}

export function sharedPages(nowMs = Date.now): SharedPages {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) =>
      Math.ceil(2.5 * page.br.length) + (page.madeOf?.length ?? 0) + 2 * key.length + 1000,
  });
  const countLookup = observeCache('pages', stored);
  /** By key and revision: a request after a change does not join a render that began before it. */
  const running = new Map<string, Promise<Sent>>();

  const isRecent = ({ storedAtMs }: StoredPage) => nowMs() - storedAtMs < maxAgeMs;

  async function renew(
    key: string,
    revision: string | undefined,
    render: () => Promise<MadePage>,
  ): Promise<Sent> {
    const known = stored.get(key);
    if (!known || !isRecent(known)) return renderAndStore(key, revision, render);
    const isSame = await known.page.madeOf?.areUnchanged().catch(() => false);
    if (!isSame) return renderAndStore(key, revision, render);
    known.revision = revision;
    return { page: known.page, from: 'unchanged' };
  }

  async function renderAndStore(
    key: string,
    revision: string | undefined,
    render: () => Promise<MadePage>,
  ): Promise<Sent> {
    const made = await render();
    const page = await encodePage(made);
    const isComplete = made.isWhole && made.status === 200;
    if (isComplete) stored.set(key, { page, revision, storedAtMs: nowMs() });
    const previous = isComplete ? undefined : stored.get(key)?.page;
    return previous ? { page: previous, from: 'previous' } : { page, from: 'render' };
  }

  /** Concurrent requests for the same page wait for the same rendering. */
  function renewOnce(...[key, revision, render]: Parameters<typeof renew>): Promise<Sent> {
    const flight = `${revision} ${key}`;
    const joined =
      running.get(flight) ?? renew(key, revision, render).finally(() => running.delete(flight));
    running.set(flight, joined);
    return joined;
  }

  async function find(
    ...[key, revision, render, { mustBeNew } = { mustBeNew: false }]: Parameters<SharedPages['get']>
  ): Promise<Sent> {
    const known = stored.get(key);
    const isFresh =
      known !== undefined &&
      revision !== undefined &&
      known.revision === revision &&
      isRecent(known);
    countLookup(isFresh);
    if (isFresh) {
      void known.page.shrink();
      return { page: known.page, from: 'memory' };
    }

    const renewed = renewOnce(key, revision, render);
    if (!known) return renewed;
    const previous: Sent = { page: known.page, from: 'previous' };
    renewed.catch(() => undefined); // Logged by the renderer; the previous page is sent.
    const sent = mustBeNew ? renewed : Promise.race([renewed, wait(patienceMs, previous)]);
    return sent.catch(() => previous);
  }

  return {
    async get(...asked) {
      const { page, from } = await find(...asked);
      count('larkfare.page.served', { from });
      return page;
    },
  };
}
