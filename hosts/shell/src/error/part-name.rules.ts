import type { RemoteOnPage } from '../page/page-data.ts';

/** Facts of a remote for messages about it; without a build its files are missing. */
export type PartOfPage = Pick<RemoteOnPage, 'title' | 'hasLayout'> & { build?: unknown };

/** The name of a failed part in a message. The site's own pages have no name for visitors; a partner's have, and have a build. */
export const partName = (remote?: PartOfPage): string =>
  remote?.build && !remote.hasLayout ? remote.title : 'This page';
