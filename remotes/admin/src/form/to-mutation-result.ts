import { serverMessage } from '@larkfare/ui-kit';

type Failed = { kind: 'failed'; message?: string | undefined };

/**
 * Sends a mutation; a request or an answer that is lost on the way becomes a result too, and is logged.
 * @param action a noun for the log: 'Adding a continent'
 * @param send returns `undefined` when the server gave no data
 */
export async function toMutationResult<Result>(
  action: string,
  send: () => Promise<Result | undefined>,
): Promise<Result | Failed> {
  try {
    return (await send()) ?? { kind: 'failed' };
  } catch (problem) {
    console.error(`${action} failed.`, problem);
    return { kind: 'failed', message: serverMessage(problem) };
  }
}
