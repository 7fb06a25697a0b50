import { CombinedGraphQLErrors } from '@apollo/client';

/** The server's own message about a failure, if the failure came from the server. */
export const serverMessage = (problem: unknown): string | undefined =>
  CombinedGraphQLErrors.is(problem) ? problem.errors[0]?.message : undefined;
