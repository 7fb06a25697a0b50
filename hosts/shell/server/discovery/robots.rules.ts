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
