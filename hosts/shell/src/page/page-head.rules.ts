import type { PageDescription, Site } from '@larkfare/remote-contract';

/** The page's title comes first, because tabs cut titles at the end. */
export const pageTitle = (page: PageDescription, site: Pick<Site, 'name'>) =>
  page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`;

/** One address per page, whatever else is in the query. */
export const canonicalAddress = (page: PageDescription, site: Pick<Site, 'origin'>, path: string) =>
  `${site.origin}${page.canonicalPath ?? path}`;

/** Shared for pages without a picture. It has no text, because the brand's name is a setting. */
export const sharePicture = { path: '/share-picture.png', width: 1200, height: 630 };
/** Followed by a page's path: the same size, with the page's words. */
export const sharedPagePicture = '/share-picture';

/** The picture to share of a page. */
export const pictureAddress = ({ share, image }: PageDescription, site: Pick<Site, 'origin'>) =>
  share
    ? `${site.origin}${sharedPagePicture}${share.path}`
    : new URL(image ?? sharePicture.path, site.origin).href;

/** A page that does not exist is never indexed. */
export const isIndexed = (page: PageDescription) => !page.noIndex && page.status !== 404;

/** Whether a page’s head can be written from a description by a remote’s code, which may be anything. */
export const isPageDescription = (
  {
    title,
    description,
    canonicalPath = '/',
    image = '/',
    status = 200,
    structuredData = [],
    share = { path: '/', title: '' },
  }: PageDescription,
  { origin }: Pick<Site, 'origin'>,
): boolean =>
  [title, description, canonicalPath, image, share.path, share.title, share.price ?? ''].every(
    (each) => typeof each === 'string',
  ) &&
  canonicalPath.startsWith('/') &&
  share.path.startsWith('/') &&
  URL.canParse(image, origin) &&
  [200, 404, 503].includes(status) &&
  Array.isArray(structuredData) &&
  structuredData.every((each) => typeof each === 'object');
