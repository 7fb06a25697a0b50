import { Supergraph, operationFromDocument, type Schema } from '@apollo/federation-internals';
import { type FetchNode, QueryPlanner } from '@apollo/query-planner';
import {
  type GraphqlAnswer,
  type GraphqlExecutor,
  type RequestHeaders,
  type TypedDocument,
} from '@larkfare/service-kit';
import { type DocumentNode, print } from 'graphql';
import { type Executors } from './executor-data-source.ts';

/** An operation that was checked and planned at start. @throws GraphFault when the graph cannot answer. */
export type PreparedOperation<Data, Variables> = (
  variables: Variables,
  headers: RequestHeaders,
  /** Gets the secret for the cookie of a session that the operation began. */
  startSession?: (secret: string) => void,
) => Promise<Data>;

/** The graph answered with an error; its code says whose fault it is. */
export class GraphFault extends Error {
  readonly code: string;
  readonly reference: string | undefined;

  constructor(message: string, extensions: Record<string, unknown> = {}) {
    super(message);
    this.code = String(extensions.code ?? 'INTERNAL_SERVER_ERROR');
    this.reference = typeof extensions.reference === 'string' ? extensions.reference : undefined;
  }
}

export type PrepareOperation = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
) => PreparedOperation<Data, Variables>;

/**
 * Prepares our own operations: one that a single subgraph answers is sent straight to it,
 * any other goes through the whole gateway.
 */
export function operationPreparer(
  supergraphSdl: string,
  executors: Executors,
  throughGateway: GraphqlExecutor,
): PrepareOperation {
  const supergraph = Supergraph.build(supergraphSdl);
  const planner = new QueryPlanner(supergraph);
  const apiSchema = supergraph.apiSchema();

  return <Data, Variables extends Record<string, unknown>>(
    document: TypedDocument<Data, Variables>,
  ) => {
    const fetch = onlyFetch(planner, apiSchema, document);
    const execute = (fetch && executors[fetch.serviceName]) ?? throughGateway;
    const query = fetch?.operation ?? print(document);
    const operationName = fetch?.operationName;

    return async (variables, headers, startSession) => {
      const answer = await execute({ query, operationName, variables, headers });
      if (answer.extensions?.sessionSecret) startSession?.(answer.extensions.sessionSecret);
      return dataOf<Data>(answer);
    };
  };
}

/** @throws when the operation does not fit the API. */
function onlyFetch(
  planner: QueryPlanner,
  apiSchema: Schema,
  document: DocumentNode,
): FetchNode | undefined {
  const { node } = planner.buildQueryPlan(operationFromDocument(apiSchema, document));
  const needsGateway =
    node?.kind !== 'Fetch' || node.requires || node.inputRewrites || node.outputRewrites;
  return needsGateway ? undefined : node;
}

function dataOf<Data>({ data, errors }: GraphqlAnswer): Data {
  const error = errors?.[0];
  if (error) throw new GraphFault(error.message, error.extensions);
  if (!data) throw new GraphFault('The graph answered nothing.');
  return data as Data;
}
