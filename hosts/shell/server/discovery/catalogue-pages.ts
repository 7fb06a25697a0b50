import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import { SitemapPagesDocument } from './catalogue-pages.generated.ts';
import type { SitemapEntry } from './discovery.rules.ts';

const cacheMs = 5 * 60_000;
/** Keeps crawlers from querying an unavailable catalogue with every request. */
const retryAfterMs = 10_000;

/**
 * The pages of regions and of airlines that can be booked, cached for five minutes. While the catalogue is unavailable the last known pages are
 * returned; undefined when it has never been read.
 */
export function watchCataloguePages(execute: GraphqlExecutor, log: (problem: unknown) => void) {
  let pages: SitemapEntry[] | undefined;
  let fetchedMs = -Infinity;
  let fetching: Promise<void> = Promise.resolve();

  async function fetchPages() {
    const { regions, airlines } = await queryService(execute, SitemapPagesDocument, {});
    pages = [
      ...regions.map((region) => toEntry('/countries/', region)),
      ...airlines
        .filter(({ flightsFromUk }) => flightsFromUk > 0)
        .map((airline) => toEntry('/flight/', airline)),
    ];
  }

  return async (nowMs: number): Promise<SitemapEntry[] | undefined> => {
    if (nowMs - fetchedMs > (pages ? cacheMs : retryAfterMs)) {
      fetchedMs = nowMs;
      fetching = fetchPages().catch(log);
    }
    await fetching;
    return pages;
  };
}

const toEntry = (
  folder: string,
  { id, updatedAt }: { id: string; updatedAt: string },
): SitemapEntry => ({
  path: folder + encodeURIComponent(id),
  changedAt: updatedAt,
});
