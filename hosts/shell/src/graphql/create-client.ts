import { ApolloClient, DocumentTransform } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { getMainDefinition } from '@apollo/client/utilities';
import { createCache } from '@larkfare/remote-contract/cache';
import type { RenderedQueries } from '../page/page-data.ts';
import { operationMark, serverTiming } from '../page/timeline.ts';

const timeoutMs = 15_000;

/**
 * The page's GraphQL client. It sends no credentials.
 * @param rendered written into the cache at a screen's first query, because only the screen's code has the documents
 * @param mayReset only the back office may: a remote's reset would fail the queries of the rest of the page in flight
 */
export function createClient(
  rendered: RenderedQueries,
  mayReset = true,
  execute: typeof fetch = fetchWithTimeout,
): ApolloClient {
  const cache = createCache();
  let unused = rendered;
  const writeRendered = new DocumentTransform((query) => {
    if (unused.length === 0) return query;
    const { name } = getMainDefinition(query);
    const isOfQuery = ([each]: RenderedQueries[number]) => each === name?.value;
    const results = unused.filter(isOfQuery);
    unused = unused.filter((each) => !isOfQuery(each));
    for (const [, variables, { data }] of results)
      cache.writeQuery({ query, variables, data, broadcast: false });
    return query;
  });
  const client = new ApolloClient({
    cache,
    documentTransform: writeRendered,
    link: new BaseHttpLink({ uri: '/graphql', fetch: execute, headers: pageTrace() }),
    devtools: { enabled: false },
  });
  if (!mayReset) {
    client.resetStore = () => client.refetchObservableQueries();
    client.clearStore = () => Promise.resolve([]);
  }
  return client;
}

const fetchWithTimeout: typeof fetch = (address, options) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options?.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  return fetchByHash(address, { ...options, signal });
};

/** Texts whose hash the server does not have: of a build that is not live here, as during a deployment. */
const unknownTexts = new Set<string>();

/**
 * Sends a visitor's query by GET, as the hash of its text, so that browsers and CDNs may store the response. Mutations, administrators'
 * queries, those with a secret in their variables (`cache: 'no-store'`) and unknown texts go by POST with their text.
 */
export const fetchByHash: typeof fetch = async (address, options = {}) => {
  const { query, operationName, variables } = JSON.parse(String(options.body));
  performance.mark(operationMark, { detail: operationName });
  const isPublic =
    query.startsWith('query') &&
    options.cache !== 'no-store' &&
    !new Headers(options.headers).has('authorization');
  // Pages without TLS have no `subtle`.
  if (!isPublic || unknownTexts.has(query) || !globalThis.crypto?.subtle)
    return fetch(address, options);

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
  unknownTexts.add(query);
  return fetch(address, options);
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Links the page's operations to the page itself, in the traces of a site that records any. */
function pageTrace(): Record<string, string> {
  const traceparent = serverTiming('traceparent').metric?.description;
  return traceparent ? { traceparent } : {};
}
