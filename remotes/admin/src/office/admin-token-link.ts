import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { adminToken } from './admin-token.ts';

/**
 * Sends the administrator's token along. A response that rejects it signs out; the request is sent again once the
 * same administrator has signed in again.
 */
export const adminTokenLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let isCancelled = false;
        let running: { unsubscribe(): void } | undefined;

        const send = () => {
          const token = adminToken.read();
          operation.setContext(({ headers }) => ({
            headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
          }));
          let isRefused = false;
          const reject = (otherwise: () => void) => {
            isRefused = true;
            void adminToken.retryAfterRejection(token).then((isSignedInAgain) => {
              if (isCancelled) return;
              if (isSignedInAgain) send();
              else otherwise();
            });
          };
          running = forward(operation).subscribe({
            next(answer) {
              if (!isUnknown(answer.errors)) return observer.next(answer);
              reject(() => {
                observer.next(answer);
                observer.complete();
              });
            },
            error(problem) {
              const isRefusal = CombinedGraphQLErrors.is(problem) && isUnknown(problem.errors);
              if (isRefusal) reject(() => observer.error(problem));
              else observer.error(problem);
            },
            complete() {
              if (!isRefused) observer.complete();
            },
          });
        };
        send();
        return () => {
          isCancelled = true;
          running?.unsubscribe();
        };
      }),
  );

const isUnknown = (errors: readonly GraphQLFormattedError[] | undefined) =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
