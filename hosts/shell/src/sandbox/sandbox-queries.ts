import type { GraphqlAnswer, GraphqlRequest } from '@larkfare/server-kit/executor';
import { isRefused } from '../health/observation.rules.ts';
import { emptyWindow, countEvent } from '../health/rate-limit.rules.ts';
import { operationMark } from '../page/timeline.ts';
import { sandboxLimits } from './messages.rules.ts';

const timeoutMs = 15_000;

type QueryResponse = GraphqlAnswer | { problem: string };
/** The response for the frame, and whether its request is not allowed, or no longer. */
interface QueryResult {
  response: QueryResponse;
  isRefused: boolean;
}

/**
 * Runs GraphQL operations for a sandboxed remote: only those that its version was published with, and anonymously,
 * without cookies or tokens.
 * @param base the address of the frame's document
 * @param isPreview sends the preview's cookie along: a site that enforces trusted operations otherwise refuses those of a
 *   version that is not live
 */
export function sandboxQueries(
  base: string,
  isPreview: boolean,
): (request: GraphqlRequest) => Promise<QueryResult> {
  let allowed: Promise<ReadonlySet<string>> | undefined;
  let recent = emptyWindow;
  let pending = 0;

  return async ({ query, variables, operationName }) => {
    recent = countEvent(recent, performance.now(), sandboxLimits.windowMs);
    if (recent.count > sandboxLimits.queries || pending >= sandboxLimits.concurrentQueries)
      return withProblem('Too many queries at once.');
    pending += 1;
    try {
      allowed ??= publishedOperations(base);
      if (!(await allowed).has(query))
        return withProblem('This operation was not published with this version.', true);
      performance.mark(operationMark, { detail: operationName });
      return await execute({ query, variables, operationName }, isPreview ? 'same-origin' : 'omit');
    } catch (problem) {
      console.error('A query of a sandboxed remote failed.', problem);
      return withProblem('The site did not respond.');
    } finally {
      pending -= 1;
    }
  };
}

const withProblem = (problem: string, refused = false): QueryResult => ({
  response: { problem },
  isRefused: refused,
});

async function publishedOperations(base: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`${base}/operations.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${base}/operations.json returned ${response.status}.`);
  const operations: string[] = await response.json();
  return new Set(operations);
}

async function execute(
  request: GraphqlRequest,
  credentials: RequestCredentials,
): Promise<QueryResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = await response.text();
  const { data, errors }: GraphqlAnswer = JSON.parse(body);
  return {
    response: { ...(data !== undefined && { data }), ...(errors && { errors }) },
    isRefused: isRefused(response.status, body),
  };
}
