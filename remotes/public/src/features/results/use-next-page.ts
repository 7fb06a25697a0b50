import { useApolloClient } from '@apollo/client/react';
import { useToday } from '@larkfare/remote-contract';
import { savesData } from '@larkfare/remote-contract/saves-data';
import type { PagedSearch } from '@larkfare/travellers';
import { flightSearchQuery } from './use-flight-search.ts';

/** The pager is so far below the window when the next page is fetched. */
const near = '400px';

/**
 * Fetches the flights of the next page when the pager comes near, but not for visitors who save data.
 * @returns the pager's ref
 */
export function useNextPage(search: PagedSearch) {
  const client = useApolloClient();
  const today = useToday();
  const query = flightSearchQuery({ ...search, page: search.page + 1 }, today);

  return (pager: HTMLElement | null) => {
    if (!pager || savesData()) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // The page itself reports a failure.
        client.query(query).catch(() => undefined);
      },
      { rootMargin: near },
    );
    observer.observe(pager);
    return () => observer.disconnect();
  };
}
