import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { adminToken } from '@larkfare/remote-contract';
import type { GraphQLFormattedError } from 'graphql';
import { tap } from 'rxjs';
import { isOfficePath } from '../page/office-path.rules.ts';

/**
 * Sends the administrator's token with what the back office asks, and with nothing else: visitors' pages get the same
 * answers whoever looks at them. An answer that does not know the token signs out, which leads back to /admin.
 */
export const adminTokenLink = () =>
  new ApolloLink((operation, forward) => {
    const token = isOfficePath(location.pathname) ? adminToken.read() : null;
    if (token === null) return forward(operation);

    operation.setContext(({ headers }) => ({
      headers: { ...headers, authorization: `Bearer ${token}` },
    }));
    // Whoever has signed in anew while this was on its way stays signed in.
    const signOut = () => adminToken.read() === token && adminToken.forget();
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => isUnknown(errors) && signOut(),
        error: (problem) =>
          CombinedGraphQLErrors.is(problem) && isUnknown(problem.errors) && signOut(),
      }),
    );
  });

const isUnknown = (errors: readonly GraphQLFormattedError[] | undefined) =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
