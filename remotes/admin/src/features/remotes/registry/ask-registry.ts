import { authorisedFetch } from '../../../api/authorised-fetch.ts';
import { toRefusal, type Answer } from './registry-answer.rules.ts';

interface Asking {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** The revision of the channel that was seen: another one in the meantime refuses the change. */
  basedOn?: number;
  signal?: AbortSignal;
}

/**
 * Asks the registry, such as `/tokens`. A refusal and a broken line are answers too, in words for the person.
 * @throws DOMException when it was aborted
 */
export async function askRegistry<Body>(
  path: string,
  { method = 'GET', body, basedOn, signal }: Asking = {},
): Promise<Answer<Body>> {
  const headers = new Headers();
  if (body) headers.set('content-type', 'application/json');
  if (basedOn !== undefined) headers.set('if-match', `"${basedOn}"`);
  try {
    const response = await authorisedFetch(`/registry/v1${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    // The registry’s own tests compare its answers with these shapes.
    return response.ok && answer !== undefined
      ? { done: answer as Body }
      : { refusal: toRefusal(response.status, answer) };
  } catch (problem) {
    if (signal?.aborted) throw problem;
    return {
      refusal: {
        status: 0,
        message: 'The registry could not be reached. Please try again.',
        gates: [],
      },
    };
  }
}
