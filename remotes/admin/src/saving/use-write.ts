import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { answered } from './answered.ts';

/**
 * Sends a mutation and makes an answer of its result.
 * @example const write = useWrite(); await write('Adding a continent', CreateRegionDocument, { input }, toAnswer);
 */
export function useWrite() {
  const client = useApolloClient();

  return <Data, Variables extends OperationVariables, Answer>(
    what: string,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    toAnswer: (data: Data) => Answer | Promise<Answer>,
  ) =>
    answered(what, async () => {
      const { data } = await client.mutate<Data>({ mutation, variables });
      return data ? toAnswer(data) : undefined;
    });
}
