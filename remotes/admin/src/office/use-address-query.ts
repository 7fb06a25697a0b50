import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changedQuery, pageFrom, type QueryChanges } from './address-query.rules.ts';

/**
 * Filters and the page, which live in the address: they can be linked to, and Back takes one step back.
 * @example
 * const { query, page, setPage, change } = useAddressQuery();
 * const search = query.get('search') ?? '';
 * change({ search: 'Lon', airlines_id: ['a', 'b'] }); // back to page 1; blank values are left out
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: QueryChanges, { replace = false }: { replace?: boolean } = {}) =>
      setQuery((now) => changedQuery(now, changes), { replace, preventScrollReset: true }),
    [setQuery],
  );
  const setPage = useCallback(
    (page: number) => setQuery((now) => changedQuery(now, { page })),
    [setQuery],
  );
  return useMemo(
    () => ({ query, page: pageFrom(query), change, setPage }),
    [query, change, setPage],
  );
}
