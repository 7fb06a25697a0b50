import type { GraphqlExecutor } from '@larkfare/service-kit';
import type { SitemapEntry } from './sitemap.rules.ts';

const query = `query SitemapPages {
  regions { id updatedAt }
  airlines { id updatedAt }
}`;
const askedAgainAfterMs = 5 * 60_000;
/** A catalogue that is away is not asked by every visit of a robot. */
const triedAgainAfterMs = 10_000;

type Row = { id: string; updatedAt: string };
type Answer = { regions?: Row[] | null; airlines?: Row[] | null } | null | undefined;

/**
 * The pages that the catalogue gives rise to, asked for at most once in five minutes. While it cannot be read they are
 * those last known; undefined when there were never any.
 */
export function watchCataloguePages(execute: GraphqlExecutor, log: (problem: unknown) => void) {
  let known: SitemapEntry[] | undefined;
  let askedMs = -Infinity;
  let asking: Promise<void> = Promise.resolve();

  async function ask() {
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
    if (nowMs - askedMs > (known ? askedAgainAfterMs : triedAgainAfterMs)) {
      askedMs = nowMs;
      asking = ask().catch(log);
    }
    await asking;
    return known;
  };
}

const toEntry = (folder: string, { id, updatedAt }: Row): SitemapEntry => ({
  path: folder + encodeURIComponent(id),
  changedAt: updatedAt,
});
