/** A page for search engines. */
export interface SitemapEntry {
  path: string;
  /** When its content last changed, as an ISO moment, where that is known. */
  changedAt?: string | undefined;
}

/** The protocol's own limit for one file. */
const maxEntries = 50_000;

/** Search results, the error page and the back office have no place in a search engine. */
const isExcluded = (path: string) =>
  /^\/(search|search-results|tickets|error)$|^\/admin(\/|$)/.test(path);

/** The remotes' pages without parameters, in the remotes' order. */
export const fixedPages = (paths: readonly string[]): SitemapEntry[] =>
  [...new Set(paths)]
    .filter((path) => !/[:*]/.test(path) && !isExcluded(path))
    .map((path) => ({ path }));

/** The file that https://www.sitemaps.org describes. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, maxEntries).map((entry) => urlElement(origin, entry)),
    '</urlset>',
    '',
  ].join('\n');

const urlElement = (origin: string, { path, changedAt }: SitemapEntry) => {
  const lastmod = changedAt && `<lastmod>${toXml(changedAt)}</lastmod>`;
  return `<url><loc>${toXml(origin + path)}</loc>${lastmod ?? ''}</url>`;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const toXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
