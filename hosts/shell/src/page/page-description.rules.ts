import type { PageDescription, Site } from '@larkfare/remote-contract';

/** Whether a page’s head can be written from a description by a remote’s code, which may be anything. */
export const isPageDescription = (
  {
    title,
    description,
    canonicalPath = '/',
    image = '/',
    status = 200,
    structuredData = [],
  }: PageDescription,
  { origin }: Pick<Site, 'origin'>,
): boolean =>
  [title, description, canonicalPath, image].every((each) => typeof each === 'string') &&
  canonicalPath.startsWith('/') &&
  URL.canParse(image, origin) &&
  [200, 404, 503].includes(status) &&
  Array.isArray(structuredData) &&
  structuredData.every((each) => typeof each === 'object');
