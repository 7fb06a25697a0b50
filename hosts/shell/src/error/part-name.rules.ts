import type { RemoteOnPage } from '../page/page-data.ts';

/** What a message calls a part that failed. The site's own pages have no name that a visitor knows; a partner's have. */
export const partName = (remote?: Pick<RemoteOnPage, 'title' | 'hasLayout'>): string =>
  remote && !remote.hasLayout ? remote.title : 'This page';
