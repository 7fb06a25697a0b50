import { CombinedGraphQLErrors } from '@apollo/client';

/** The server's message about a failure; undefined if the server did not respond. */
export const serverMessage = (error: unknown): string | undefined =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || undefined;
