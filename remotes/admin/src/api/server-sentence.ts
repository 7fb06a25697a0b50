import { CombinedGraphQLErrors } from '@apollo/client';

/** What the server says about a failure, where it says anything; otherwise our own sentence. */
export const serverSentence = (problem: unknown, otherwise: string): string =>
  (CombinedGraphQLErrors.is(problem) && problem.errors[0]?.message) || otherwise;
