import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { serverMessage } from '@larkfare/ui-kit';
import { SignInDocument } from './sign-in.generated.ts';

type SignInAnswer = { token: string } | { message: string };

/** Requests a token. Nothing of the response is cached. */
export function useSignIn() {
  const [mutate, { loading }] = useMutation(SignInDocument, { fetchPolicy: 'no-cache' });
  useLoading(loading);

  const signIn = async (email: string, password: string): Promise<SignInAnswer> => {
    try {
      const { data } = await mutate({ variables: { email, password } });
      const result = data?.signIn;
      switch (result?.__typename) {
        case 'SignedIn':
          return { token: result.token };
        case 'SignInRefused':
        case 'TooManyRequests':
          return { message: result.message };
        case undefined:
          return { message: 'Login failed' };
        default:
          return result satisfies never;
      }
    } catch (problem) {
      console.error('Login failed', problem);
      return { message: serverMessage(problem) ?? 'Login failed' };
    }
  };
  return { signIn, isSigningIn: loading };
}
