import type { GraphqlExecutor } from '@larkfare/service-kit';
import type { SitemapEntry } from './sitemap.rules.ts';

const query = `query SitemapPages {
  regions { id updatedAt }
  airlines { id updatedAt }
}`;
const cacheMs = 5 * 60_000;
/** Keeps crawlers from querying an unavailable catalogue with every request. */
const retryAfterMs = 10_000;

type Row = { id: string; updatedAt: string };
type Answer = { regions?: Row[] | null; airlines?: Row[] | null } | null | undefined;

/**
 * The pages of regions and airlines, cached for five minutes. While the catalogue is unavailable the last known pages are
 * returned; undefined when it has never been read.
 */
export function watchCataloguePages(execute: GraphqlExecutor, log: (problem: unknown) => void) {
  let known: SitemapEntry[] | undefined;
  let fetchedMs = -Infinity;
  let fetching: Promise<void> = Promise.resolve();

  async function fetchPages() {
    const { data, errors } = await execute({ query });
    const { regions, airlines } = (data as Answer) ?? {};
    if (!regions || !airlines)
      throw new Error('The catalogue’s pages could not be read.', { cause: errors });
    known = [
      ...regions.map((region) => toEntry('/countries/', region)),
      ...airlines.map((airline) => toEntry('/flight/', airline)),
    ];
  }

  return async (nowMs: number): Promise<SitemapEntry[] | undefined> => {
    if (nowMs - fetchedMs > (known ? cacheMs : retryAfterMs)) {
      fetchedMs = nowMs;
      fetching = fetchPages().catch(log);
    }
    await fetching;
    return known;
  };
}

const toEntry = (folder: string, { id, updatedAt }: Row): SitemapEntry => ({
  path: folder + encodeURIComponent(id),
  changedAt: updatedAt,
});
