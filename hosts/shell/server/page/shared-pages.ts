import { setTimeout as wait } from 'node:timers/promises';
import { count } from '@larkfare/service-kit';
import { LRUCache } from 'lru-cache';
import { encodePage, type EncodedPage } from './encoded-page.ts';
import type { MadePage } from './make-page.ts';

/** About two thousand pages, each counted as if it were compressed twice. */
const maxBytes = 128 * 1024 * 1024;
/** What a page chooses at random is chosen again after this time. */
const maxAgeMs = 5 * 60_000;
const patienceMs = 300;

interface SharedPages {
  /**
   * The page of a key, rendered once for all who ask for it at the same time and sent to others until the revision
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
  /** By key and revision: a request after a change does not join a render that began before it. */
  const running = new Map<string, Promise<EncodedPage>>();

  const isRecent = ({ storedAtMs }: StoredPage) => nowMs() - storedAtMs < maxAgeMs;

  async function renew(
    key: string,
    revision: string | undefined,
    render: () => Promise<MadePage>,
  ): Promise<EncodedPage> {
    const known = stored.get(key);
    if (!known || !isRecent(known)) return renderAndStore(key, revision, render);
    const isSame = await known.page.madeOf?.areUnchanged().catch(() => false);
    if (!isSame) return renderAndStore(key, revision, render);
    known.revision = revision;
    return known.page;
  }

  async function renderAndStore(
    key: string,
    revision: string | undefined,
    render: () => Promise<MadePage>,
  ) {
    const made = await render();
    const page = await encodePage(made);
    if (!made.isWhole || made.status !== 200) return stored.get(key)?.page ?? page;
    stored.set(key, { page, revision, storedAtMs: nowMs() });
    return page;
  }

  return {
    async get(key, revision, render, { mustBeNew } = { mustBeNew: false }) {
      const known = stored.get(key);
      const isFresh =
        known !== undefined &&
        revision !== undefined &&
        known.revision === revision &&
        isRecent(known);
      count('larkfare.page.served', { from: isFresh ? 'memory' : 'render' });
      if (isFresh) {
        void known.page.shrink();
        return known.page;
      }

      const flight = `${revision} ${key}`;
      let rendering = running.get(flight);
      if (!rendering) {
        rendering = renew(key, revision, render).finally(() => running.delete(flight));
        running.set(flight, rendering);
      }
      if (!known) return rendering;
      rendering.catch(() => undefined); // Logged by the renderer; the previous page is sent.
      const sent = mustBeNew ? rendering : Promise.race([rendering, wait(patienceMs, known.page)]);
      return sent.catch(() => known.page);
    },
  };
}
