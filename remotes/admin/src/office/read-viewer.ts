import type { useApolloClient } from '@apollo/client/react';
import type { Session } from './session.ts';
import { ViewerDocument } from './viewer.generated.ts';

/**
 * The administrator of the token, from the server; null when the token is invalid. The cache, which the
 * guard reads, is left alone.
 */
export async function readViewer(
  client: ReturnType<typeof useApolloClient>,
): Promise<Session['viewer'] | null> {
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
  return data?.viewer ?? null;
}
