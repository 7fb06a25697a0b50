import type { RemoteOnPage } from '../page/page-data.ts';

/** Of a remote, what a message about it depends on; without a build its files are missing. */
export type PartOfPage = Pick<RemoteOnPage, 'title' | 'hasLayout'> & { build?: unknown };

/** What a message calls a part that failed. The site's own pages have no name that a visitor knows; a partner's have, and have a build. */
export const partName = (remote?: PartOfPage): string =>
  remote?.build && !remote.hasLayout ? remote.title : 'This page';
