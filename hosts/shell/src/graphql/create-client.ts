import { ApolloClient, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { adminTokenLink } from './admin-token-link.ts';
import { createCache } from './create-cache.ts';

/** A visitor who waits longer than this is better told than kept waiting. */
const answerWithinMs = 15_000;

/** The page's only GraphQL client, starting with the answers that came in the HTML. */
export const createClient = (known: NormalizedCacheObject) =>
  new ApolloClient({
    cache: createCache().restore(known),
    link: adminTokenLink().concat(new HttpLink({ uri: '/graphql', fetch: fetchInTime })),
    devtools: { enabled: false },
  });

const fetchInTime: typeof fetch = (address, options) => {
  const late = AbortSignal.timeout(answerWithinMs);
  const signal = options?.signal ? AbortSignal.any([options.signal, late]) : late;
  return fetch(address, { ...options, signal });
};
