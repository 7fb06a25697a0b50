import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { serverMessage } from '@larkfare/ui-kit';
import { connectionProblem, type FormAnswer } from './form.rules.ts';

/**
 * Sends a form's mutation. The same details again are the same request for the server, so a retry is safe whether the
 * request or its answer was lost.
 */
export function useSubmit<Data, Variables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<Data, Variables>,
  toAnswer: (data: Data) => FormAnswer,
) {
  // The answer is read once; nothing would find it in the cache.
  const [mutate, { loading }] = useMutation(mutation, { fetchPolicy: 'no-cache' });
  useLoading(loading);

  return async (variables: Variables): Promise<FormAnswer> => {
    const wasOnline = navigator.onLine;
    try {
      const { data } = await mutate({ variables });
      return data ? toAnswer(data) : { kind: 'failed', message: connectionProblem(true, true) };
    } catch (problem) {
      console.error('The form could not be sent.', problem);
      const message = serverMessage(problem) ?? connectionProblem(navigator.onLine, wasOnline);
      return { kind: 'failed', message };
    }
  };
}
