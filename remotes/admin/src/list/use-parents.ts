import { useEffect } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { fetchFailure } from './fetch-failure.rules.ts';
import { fetchFresh, statusOf } from './use-list.ts';

/** A record that others belong to, such as the region of countries. */
export type Parent = { id: string; name: string };

/** The parents to choose from; without them the page can still be read, so their failure is only logged. */
export function useParents<Name extends string>(
  query: TypedDocumentNode<Record<Name, readonly Parent[]>, Record<string, never>>,
  name: Name,
): readonly Parent[] {
  const { data, error } = useQuery<Record<Name, readonly Parent[]>>(query, fetchFresh);
  useEffect(() => {
    if (error) console.error(fetchFailure(name, statusOf(error)));
  }, [error, name]);
  return data?.[name] ?? [];
}
