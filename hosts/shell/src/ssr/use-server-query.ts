import { createContext, use } from 'react';
import { CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';
import { skipToken, useApolloClient, type useQuery } from '@apollo/client/react';
import type { PageQueries } from './page-queries.ts';

export const PageQueriesContext = createContext<PageQueries | undefined>(undefined);

/**
 * Apollo's `useQuery` on the server, without its cache: React waits here for the answer, lets the rest of the screen continue
 * meanwhile, and renders nothing twice.
 */
export function useServerQuery(...[document, options = {}]: Parameters<typeof useQuery>) {
  const client = useApolloClient();
  const queries = use(PageQueriesContext);
  if (options === skipToken || options.skip || options.ssr === false || !queries) {
    const isLater = options !== skipToken && !options.skip;
    return { ...idle, client, loading: isLater, networkStatus: isLater ? loading : ready };
  }
  const { variables } = options;
  const { data, errors } = use(queries.run(document, variables));
  if (data && !errors?.length)
    return { ...idle, client, variables, data, dataState: 'complete' as const };
  const error = new CombinedGraphQLErrors({ errors: errors ?? [] });
  return { ...idle, client, variables, error, networkStatus: NetworkStatus.error };
}

const { loading, ready } = NetworkStatus;

const notOnServer = () => {
  throw new Error('A query is fetched again in browsers only.');
};

const idle = {
  data: undefined,
  previousData: undefined,
  dataState: 'empty' as const,
  error: undefined,
  loading: false,
  networkStatus: ready,
  refetch: notOnServer,
  fetchMore: notOnServer,
  updateQuery: notOnServer,
  subscribeToMore: notOnServer,
  startPolling: notOnServer,
  stopPolling: notOnServer,
};
