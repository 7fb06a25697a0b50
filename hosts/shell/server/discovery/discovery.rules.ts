/** A page for search engines. */
export interface SitemapEntry {
  path: string;
  /** When its content last changed, as an ISO moment, where that is known. */
  changedAt?: string | undefined;
}

/** The protocol's own limit for one file. */
const maxEntries = 50_000;

/** Search results, a visitor's own pages, the error page and the back office have no place in a search engine. */
const isExcluded = (path: string) =>
  /^\/(search|search-results|tickets|saved|your-booking|price-alert|error)$|^\/admin(\/|$)/.test(
    path,
  );

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

/** Crawlers may read everything but the back office and the API. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116): the contact form, which the office reads. */
export const securityText = (origin: string, now: Date): string =>
  [
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now.getTime() + yearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
