import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toMutationResult } from './to-mutation-result.ts';

/**
 * Sends a mutation and converts its data.
 * @example const write = useWrite(); await write('Adding a continent', CreateRegionDocument, { input }, toResult);
 */
export function useWrite() {
  const client = useApolloClient();

  return <Data, Variables extends OperationVariables, Result>(
    action: string,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    toResult: (data: Data) => Result | Promise<Result>,
  ) =>
    toMutationResult(action, async () => {
      const { data } = await client.mutate<Data>({ mutation, variables });
      return data ? toResult(data) : undefined;
    });
}
