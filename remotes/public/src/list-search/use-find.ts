import { type NavigateOptions, useSearchParams } from 'react-router';
import { type ListSearch, toListParams } from './list-search.rules.ts';

/** Returns a function that changes the search of a list, which is stored in the URL. */
export function useFind(search: ListSearch) {
  const [, setParams] = useSearchParams();
  return (change: Partial<ListSearch>, options?: NavigateOptions) =>
    setParams(toListParams(search, change), {
      preventScrollReset: true,
      flushSync: true,
      ...options,
    });
}
