import { useApolloClient } from '@apollo/client/react';
import { adminToken } from './admin-token.ts';
import { SignOutDocument } from './viewer.generated.ts';

/** Ends the session on the server and here; what was read with it goes too. */
export function useSignOut() {
  const client = useApolloClient();

  return async () => {
    await client.mutate({ mutation: SignOutDocument }).catch((problem: unknown) => {
      // The token was removed from this browser in any case, and expires on the server.
      console.info('The sign-out could not be sent to the server.', problem);
    });
    adminToken.forget();
    await client.clearStore();
  };
}
