import { CombinedGraphQLErrors } from '@apollo/client';

type Failed = { kind: 'failed'; message?: string | undefined };

/**
 * Sends something to be written; that it got lost on the way is an answer too, and is logged.
 * @param what a noun for the log: 'Adding a continent'
 * @param send answers `undefined` when the server gave no data
 */
export async function answered<Answer>(
  what: string,
  send: () => Promise<Answer | undefined>,
): Promise<Answer | Failed> {
  try {
    return (await send()) ?? { kind: 'failed' };
  } catch (problem) {
    console.error(`${what} failed.`, problem);
    return { kind: 'failed', message: serverSentence(problem) };
  }
}

/** What the server itself said of a failure, if it was the server. */
export const serverSentence = (problem: unknown): string | undefined =>
  CombinedGraphQLErrors.is(problem) ? problem.errors[0]?.message : undefined;
