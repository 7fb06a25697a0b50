import { useCallback } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { SuggestionSource } from '@larkfare/ui-kit';

/**
 * Suggestions for a text from a query of it. A request that is no longer wanted is cancelled.
 * @param toOptions must stay the same function: the list is looked up again with another
 */
export function useSuggestionQuery<Data, Option>(
  query: TypedDocumentNode<Data, { text: string }>,
  toOptions: (data: Data) => readonly Option[],
): SuggestionSource<Option> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query,
        variables: { text },
        // Records are edited on other screens; and a cancelled request must not serve the same text typed again.
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return data ? toOptions(data) : [];
    },
    [client, query, toOptions],
  );
}
