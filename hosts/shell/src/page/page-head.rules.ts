import type { PageDescription, Site } from '@larkfare/remote-contract';

/** The page first, because tabs cut titles at the end. */
export const pageTitle = (page: PageDescription, site: Pick<Site, 'name'>) =>
  page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`;

/** One address per page, whatever else stands in the query. */
export const canonicalAddress = (page: PageDescription, site: Pick<Site, 'origin'>, path: string) =>
  `${site.origin}${page.canonicalPath ?? path}`;

/** What does not exist is never indexed. */
export const isIndexed = (page: PageDescription) => !page.noIndex && page.status !== 404;
