import type { GraphqlAnswer, GraphqlRequest } from '@larkfare/service-kit';
import { nothingSpent, spend } from './allowance.rules.ts';
import { frameLimits } from './messages.rules.ts';

const answerWithinMs = 15_000;

type Answer = GraphqlAnswer | { problem: string };

/**
 * Asks the API for a frame: the operations that its version was published with and no others, as a stranger, without
 * cookies and without anybody's token.
 * @param base the address of the frame's document
 * @param isPreview whether the visitor came by a link to this version: that link, which the preview's cookie holds, is
 *   why a site that answers trusted operations only answers those of a version that is not live
 */
export function frameQuestions(
  base: string,
  isPreview: boolean,
): (request: GraphqlRequest) => Promise<Answer> {
  let known: Promise<ReadonlySet<string>> | undefined;
  let spent = nothingSpent;
  let underWay = 0;

  return async ({ query, variables, operationName }) => {
    spent = spend(spent, performance.now(), frameLimits.windowMs);
    if (spent.count > frameLimits.questions || underWay >= frameLimits.questionsAtOnce)
      return { problem: 'Too many questions at once.' };
    underWay += 1;
    try {
      known ??= publishedOperations(base);
      if (!(await known).has(query))
        return { problem: 'This operation was not published with this version.' };
      return await ask({ query, variables, operationName }, isPreview ? 'same-origin' : 'omit');
    } catch (problem) {
      console.error('A frame’s question was not answered.', problem);
      return { problem: 'The site did not answer.' };
    } finally {
      underWay -= 1;
    }
  };
}

async function publishedOperations(base: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`${base}/operations.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) throw new Error(`${base}/operations.json answered ${response.status}.`);
  const operations: string[] = await response.json();
  return new Set(operations);
}

async function ask(request: GraphqlRequest, credentials: RequestCredentials): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const { data, errors }: GraphqlAnswer = await response.json();
  return { ...(data !== undefined && { data }), ...(errors && { errors }) };
}
