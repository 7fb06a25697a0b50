import { authorisedFetch } from '../../../office/authorised-fetch.ts';
import { RegistryError, toRegistryError } from './registry-error.rules.ts';

export interface RegistryRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** The revision of the channel as loaded: the registry refuses a change based on another one. */
  basedOn?: number;
  signal?: AbortSignal;
}

/**
 * Sends a request to the registry, such as `/tokens`.
 * @throws RegistryError, and DOMException when the request was aborted
 */
export async function requestRegistry<Body>(
  path: string,
  { method = 'GET', body, basedOn, signal }: RegistryRequest = {},
): Promise<Body> {
  const headers = new Headers();
  if (body) headers.set('content-type', 'application/json');
  if (basedOn !== undefined) headers.set('if-match', `"${basedOn}"`);
  const response = await authorisedFetch(`/registry/v1${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
    signal,
  }).catch((problem: unknown) => {
    if (signal?.aborted) throw problem;
    throw new RegistryError(0, 'The registry could not be reached. Please try again.');
  });
  const data: unknown = await response.json().catch(() => undefined);
  if (!response.ok || data === undefined) throw toRegistryError(response.status, data);
  // The registry's own tests compare its responses with these shapes.
  return data as Body;
}
