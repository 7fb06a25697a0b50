import { createContext, use } from 'react';
import type { PageDescription } from '@larkfare/remote-contract';
import type { Remotes } from '../federation/remotes.ts';
import type { PageData } from './page-data.ts';

/** How the frame reaches the page around it: the document in a browser, the HTML to be on the server. */
export interface PageOnScreen {
  data: Omit<PageData, 'graphql' | 'isDrawn'>;
  pageRendered(page: PageDescription): void;
  pageShown(page: PageDescription): void;
  renewRemote: Remotes['renew'];
}

export const PageOnScreenContext = createContext<PageOnScreen | undefined>(undefined);

export function usePageOnScreen(): PageOnScreen {
  const page = use(PageOnScreenContext);
  if (!page) throw new Error('The shell must be started with a page.');
  return page;
}
