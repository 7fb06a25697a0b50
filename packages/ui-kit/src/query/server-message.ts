import { CombinedGraphQLErrors } from '@apollo/client';

/** What the server says about a failure; undefined when nothing came from it. */
export const serverMessage = (error: unknown): string | undefined =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || undefined;
