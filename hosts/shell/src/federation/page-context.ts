import { createContext, use } from 'react';
import type { PageDescription } from '@larkfare/remote-contract';
import type { PageData } from '../page/page-data.ts';
import type { LayoutStore } from './layout-store.ts';
import type { Remotes } from './remotes.ts';

/** The surroundings of the layout: the document in a browser, the HTML being rendered on the server. */
export interface PageContextValue {
  data: Omit<PageData, 'isServerRendered'>;
  pageRendered(page: PageDescription): void;
  pageShown(page: PageDescription): void;
  layout: Pick<LayoutStore, 'current' | 'subscribe' | 'fail'>;
  remotes: Pick<Remotes, 'refresh' | 'loadSlot' | 'running'>;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error('The shell must be started with a page.');
  return page;
}
