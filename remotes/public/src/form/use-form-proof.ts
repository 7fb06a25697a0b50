import { useCallback, useEffect, useRef } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isStaleForm, type FormAnswer } from './form.rules.ts';
import { FormTokenDocument } from './form-token.generated.ts';

/** Evidence for the server that a person filled in the form. */
export type FormProof = { token?: string; website: string };

type OpenedForm = { token: string; usableAtMs: number };

/**
 * Fetches the form's token when it is opened and sends it along. A form that is sent sooner than a person can fill it in
 * (a browser did) waits, and one whose token has expired gets another: the visitor can do nothing about either.
 */
export function useFormProof() {
  const client = useApolloClient();
  const opened = useRef<Promise<OpenedForm | undefined>>(undefined);
  useEffect(() => {
    opened.current = openForm(client);
  }, [client]);

  return useCallback(
    async (website: string, send: (proof: FormProof) => Promise<FormAnswer>) => {
      const sendOnce = async () => {
        const form = (await opened.current) ?? (await (opened.current = openForm(client)));
        if (form) await waitUntil(form.usableAtMs);
        return send({ website, ...(form && { token: form.token }) });
      };
      const answer = await sendOnce();
      if (!isStaleForm(answer)) return answer;
      opened.current = openForm(client);
      return sendOnce();
    },
    [client],
  );
}

/** Without a token a form may still be sent: the server then counts it more strictly. */
async function openForm(client: ApolloClient): Promise<OpenedForm | undefined> {
  try {
    // Each opening has a separate token, so none is cached.
    const { data } = await client.query({ query: FormTokenDocument, fetchPolicy: 'no-cache' });
    if (!data) return undefined;
    const { token, usableAfterMs } = data.formToken;
    return { token, usableAtMs: performance.now() + usableAfterMs };
  } catch (problem) {
    console.info('The form has no token.', problem);
    return undefined;
  }
}

const waitUntil = (momentMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, momentMs - performance.now())));
