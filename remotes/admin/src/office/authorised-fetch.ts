import { adminToken } from './admin-token.ts';

/**
 * `fetch` on the REST API with the administrator's token, for what GraphQL cannot do: uploads and files.
 * An answer 401 signs out, and the request is sent again once the same administrator has signed in again; every other
 * answer is the caller's to read.
 * @throws TypeError when the server cannot be reached, as `fetch` does
 * @example const response = await authorisedFetch('/api/upload', { method: 'POST', body: form });
 */
export async function authorisedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = adminToken.read();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(path, { ...init, headers });
  if (response.status === 401 && (await adminToken.retryAfterRejection(token)))
    return authorisedFetch(path, init);
  return response;
}
