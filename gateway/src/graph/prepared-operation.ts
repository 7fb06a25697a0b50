import { hash } from 'node:crypto';
import { Supergraph } from '@apollo/federation-internals';
import {
  type GraphqlAnswer,
  type GraphqlExecutor,
  type GraphqlRequest,
  operationCache,
} from '@larkfare/server-kit/executor';
import { observeCache } from '@larkfare/server-kit/telemetry';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  print,
  validate,
} from 'graphql';
import { executorOf, type Executors } from './executor-data-source.ts';
import { type OperationWeight } from './graph-context.ts';
import { type ListLengths } from './list-lengths.ts';
import { tokensAtMost } from './limits.rules.ts';
import { weighRequest } from './limits.ts';
import { planningOf } from './planning.ts';
import { singleSubgraph } from './single-subgraph.ts';
import { twoFetches } from './two-fetches.ts';

type Variables = Record<string, unknown>;

/** An operation that was parsed, validated and planned once. Its subgraph compiles it once. */
export interface PreparedOperation {
  /** Its text. */
  query: string;
  sha256: string;
  name: string | undefined;
  isQuery: boolean;
  /** How long a shared cache may store what it answers to anybody without a session; undefined if it may not. */
  maxAgeSeconds: number | undefined;
  /** @throws GraphQLError when it costs too much with these variables */
  weigh(variables: Variables): OperationWeight;
  run(request: Omit<GraphqlRequest, 'query' | 'operationName'>): Promise<GraphqlAnswer>;
}

/** @throws when the text holds anything but one operation that fits the API. */
export type PrepareOperation = (text: string) => PreparedOperation;

/** Limit of parsed documents, of which little else remains. */
const bytesAtMost = 8 * 1024 ** 2;
const bytesPerCharacter = 100;

/**
 * Prepares operations that are known beforehand: one with a single subgraph is sent straight to it unchanged, so
 * that its answer has the right shape already, as is one in two fetches; any other goes through the whole gateway.
 */
export function operationPreparer(
  supergraphSdl: string,
  executors: Executors,
  throughGateway: GraphqlExecutor,
  lengths: ListLengths,
): PrepareOperation {
  const supergraph = Supergraph.build(supergraphSdl);
  for (const { name } of supergraph.subgraphs().values()) executorOf(executors, name);
  const planning = planningOf(supergraph);
  const { schema } = planning;
  const subgraphOf = singleSubgraph(planning);
  const inTwoFetches = twoFetches({ ...planning, executors, subgraphOf });

  /** The shortest of its root fields; each of them must have one. */
  function maxAgeOf(rootFields: readonly string[]): number | undefined {
    const queries = supergraph.schema.schemaDefinition.rootType('query');
    const ages = rootFields.map((name) => {
      const [cacheControl] = queries?.field(name)?.appliedDirectivesOf('cacheControl') ?? [];
      return Number(cacheControl?.arguments().maxAge ?? 0);
    });
    return Math.min(...ages) || undefined;
  }

  return (query) => {
    const document = parse(query, { maxTokens: tokensAtMost });
    const [error] = validate(schema, document);
    if (error) throw error;
    const operation = getOperationAST(document);
    if (!operation) throw new Error('A document for preparation holds one operation.');

    const operationName = operation.name?.value;
    const execute =
      executors[subgraphOf(document) ?? ''] ?? inTwoFetches(document) ?? throughGateway;
    const isQuery = operation.operation === OperationTypeNode.QUERY;
    const rootFields = operation.selectionSet.selections.map((selection) =>
      selection.kind === Kind.FIELD ? selection.name.value : '',
    );
    return {
      query,
      sha256: hash('sha256', query),
      name: operationName,
      isQuery,
      maxAgeSeconds: isQuery ? maxAgeOf(rootFields) : undefined,
      weigh: weigher(schema, document, lengths),
      async run(request) {
        const answer = await execute({ ...request, query, operationName });
        if (answer.data) lengths.learn(operation, answer.data);
        return answer;
      },
    };
  };
}

/** Undefined for a text that cannot be prepared. */
export type PrepareIfFit = (text: string) => PreparedOperation | undefined;

/** Prepares each text once, as long as there is room for it. */
export function prepareOnce(prepare: PrepareOperation): PrepareIfFit {
  const prepared = operationCache<{ operation: PreparedOperation | undefined }>(
    bytesAtMost,
    bytesPerCharacter,
  );
  const countLookup = observeCache('prepared operations', prepared);
  return (text) => {
    const cached = prepared.get(text);
    countLookup(cached !== undefined);
    const { operation } = cached ?? { operation: attempt(prepare, text) };
    prepared.set(text, { operation });
    return operation;
  };
}

function attempt(prepare: PrepareOperation, text: string): PreparedOperation | undefined {
  try {
    return prepare(text);
  } catch {
    // The gateway returns the reason to the client.
    return undefined;
  }
}

/** Only whole numbers set the length of a list: without such a variable an operation weighs the same until a list grows. */
function weigher(
  schema: GraphQLSchema,
  document: DocumentNode,
  lengths: ListLengths,
): PreparedOperation['weigh'] {
  const operation = getOperationAST(document);
  const weigh = (variables: Variables) =>
    weighRequest({ schema, operation, document, variables, lengths });
  const definitions = operation?.variableDefinitions ?? [];
  if (definitions.some(({ type }) => /^Int!?$/.test(print(type)))) return weigh;
  let cached: { weight: OperationWeight; changes: number } | undefined;
  return () => {
    const changes = lengths.changes();
    if (cached?.changes !== changes) cached = { weight: weigh({}), changes };
    return cached.weight;
  };
}
