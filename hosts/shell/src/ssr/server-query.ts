import { createContext, use } from 'react';
import {
  type DocumentNode,
  InMemoryCache,
  type OperationVariables,
  CombinedGraphQLErrors,
  NetworkStatus,
} from '@apollo/client';
import { getMainDefinition, print } from '@apollo/client/utilities';
import { skipToken, useApolloClient, type useQuery } from '@apollo/client/react';
import type { GraphqlAnswer, GraphqlRequest } from '@larkfare/server-kit/executor';

/** Executes an operation and returns its result as JSON, which is written into the page unchanged. */
export type TextExecutor = (request: GraphqlRequest) => Promise<string>;

interface PageQueries {
  /** The result of an operation, which is run once, however many components query it. */
  run(document: DocumentNode, variables?: OperationVariables): Promise<GraphqlAnswer>;
  /** All results, as the JSON of `RenderedQueries`. */
  results(): string;
  /** Whether every operation succeeded. */
  isComplete(): boolean;
}

/** The operations of one page. */
export function pageQueries(execute: TextExecutor): PageQueries {
  const responses = new Map<string, Promise<GraphqlAnswer>>();
  const results: string[] = [];
  let isComplete = true;

  async function send(request: GraphqlRequest): Promise<GraphqlAnswer> {
    const text = await execute(request);
    const response: GraphqlAnswer = JSON.parse(text);
    const { operationName = '', variables } = request;
    if (response.errors?.length || !response.data) isComplete = false;
    else results.push(`[${JSON.stringify(operationName)},${JSON.stringify(variables)},${text}]`);
    return response;
  }

  return {
    run(document, variables = {}) {
      const operation = operationOf(document);
      const key = JSON.stringify(variables) + operation.query;
      const response = responses.get(key) ?? send({ ...operation, variables });
      responses.set(key, response);
      return response;
    },
    results: () => `[${results.join()}]`,
    isComplete: () => isComplete,
  };
}

const operations = new WeakMap<DocumentNode, Pick<GraphqlRequest, 'query' | 'operationName'>>();
const cache = new InMemoryCache();

/** The form that the browser's client would send: with __typename where the document lacks it. */
function operationOf(document: DocumentNode) {
  const cached = operations.get(document);
  if (cached) return cached;
  const { name } = getMainDefinition(document);
  const query = print(cache.transformDocument(document));
  const operation = { query, ...(name && { operationName: name.value }) };
  operations.set(document, operation);
  return operation;
}

export const PageQueriesContext = createContext<PageQueries | undefined>(undefined);

/**
 * Apollo's `useQuery` on the server, without its cache: React waits here for the response, lets the rest of the screen continue
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
