import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { serverMessage } from '@larkfare/ui-kit';
import type { FieldProblem } from '@larkfare/text-rules';

/** The result of a form of the account. */
export type AccountResult =
  | { kind: 'done'; message: string }
  | { kind: 'refused'; message: string; fields: readonly FieldProblem[] }
  | { kind: 'failed'; message: string };

/** Changes of the account end with a message. */
type AccountData = {
  result:
    | { __typename: 'InvalidInput'; message: string; fields: readonly FieldProblem[] }
    | { __typename: 'TooManyRequests'; message: string }
    | { __typename: Done; message: string };
};
type Done = 'PasswordChanged' | 'PasswordResetRequested' | 'EmailChanged' | 'EmailChangeRequested';

/** Sends a change of the account, of which nothing is cached. */
export function useAccountMutation<Variables extends OperationVariables>(
  document: TypedDocumentNode<AccountData, Variables>,
  /** The specification's message when the server gives none. */
  failure: string,
) {
  const [mutate, { loading }] = useMutation<AccountData, OperationVariables>(document, {
    fetchPolicy: 'no-cache',
  });
  useLoading(loading);

  return async (variables: NoInfer<Variables>): Promise<AccountResult> => {
    try {
      const { data } = await mutate({ variables });
      if (!data) return { kind: 'failed', message: failure };
      const { result } = data;
      switch (result.__typename) {
        case 'InvalidInput':
          return { kind: 'refused', message: result.message, fields: result.fields };
        case 'TooManyRequests':
          return { kind: 'failed', message: result.message };
        default:
          return { kind: 'done', message: result.message };
      }
    } catch (problem) {
      console.error(failure, problem);
      return { kind: 'failed', message: serverMessage(problem) ?? failure };
    }
  };
}
