import { ApolloClient, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './create-cache.ts';

const timeoutMs = 15_000;

/** The page's GraphQL client, whose cache starts with the data from the HTML. It sends no credentials of its own. */
export const createClient = (known: NormalizedCacheObject) =>
  new ApolloClient({
    cache: createCache().restore(known),
    link: new HttpLink({ uri: '/graphql', fetch: fetchWithTimeout }),
    devtools: { enabled: false },
  });

const fetchWithTimeout: typeof fetch = (address, options) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options?.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  return fetch(address, { ...options, signal });
};
