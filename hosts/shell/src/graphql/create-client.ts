import { ApolloClient, DocumentTransform, HttpLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { RenderedQueries } from '../page/page-data.ts';
import { createCache } from '@larkfare/remote-contract/cache';
import { fetchByHash } from './fetch-by-hash.ts';
import { pageTrace } from './page-trace.ts';

const timeoutMs = 15_000;

/**
 * The page's GraphQL client. It sends no credentials.
 * @param rendered written into the cache at a screen's first query, because only the screen's code has the documents
 * @param mayReset only the back office may: a remote's reset would fail the queries of the rest of the page in flight
 */
export function createClient(rendered: RenderedQueries, mayReset = true): ApolloClient {
  const cache = createCache();
  let unused = rendered;
  const writeRendered = new DocumentTransform((query) => {
    if (unused.length === 0) return query;
    const { name } = getMainDefinition(query);
    const isAsked = ([each]: RenderedQueries[number]) => each === name?.value;
    const asked = unused.filter(isAsked);
    unused = unused.filter((each) => !isAsked(each));
    for (const [, variables, { data }] of asked)
      cache.writeQuery({ query, variables, data, broadcast: false });
    return query;
  });
  const client = new ApolloClient({
    cache,
    documentTransform: writeRendered,
    link: new HttpLink({ uri: '/graphql', fetch: fetchWithTimeout, headers: pageTrace() }),
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
