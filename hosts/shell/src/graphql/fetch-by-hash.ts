import { operationMark } from '../federation/operation-mark.ts';
import { pageTrace } from './page-trace.ts';

/** Texts that the server does not know by their hash: of a build that is not live here, as during a deployment. */
const unknown = new Set<string>();

/**
 * Sends a visitor's query by GET, as the hash of its text, so that browsers and CDNs may store the answer. What changes
 * something, administrators' queries and unknown texts go by POST with their text.
 */
export const fetchByHash: typeof fetch = async (address, options = {}) => {
  const { query, operationName, variables } = JSON.parse(String(options.body));
  performance.mark(operationMark, { detail: operationName });
  const isPublic = query.startsWith('query') && !new Headers(options.headers).has('authorization');
  // Pages without TLS have no `subtle`.
  if (!isPublic || unknown.has(query) || !globalThis.crypto?.subtle) return fetch(address, options);

  const parameters = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({
      persistedQuery: { version: 1, sha256Hash: await sha256(query) },
    }),
  });
  const response = await fetch(`${address}?${parameters}`, {
    headers: pageTrace(),
    signal: options.signal ?? null,
  });
  const text = await response.clone().text();
  if (!text.includes('"PERSISTED_QUERY_NOT_FOUND"')) return response;
  unknown.add(query);
  return fetch(address, options);
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
