import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { type QueryPlan } from '@apollo/query-planner';
import { type GraphqlExecutor, operationCache } from '@larkfare/server-kit/executor';
import { observeCache } from '@larkfare/server-kit/telemetry';
import { type DocumentNode } from 'graphql';
import { ExecutorDataSource, type Executors } from './executor-data-source.ts';
import { type GraphContext } from './graph-context.ts';
import { type ListLengths } from './list-lengths.ts';
import { limitsPlugin } from './limits.ts';
import { tokensAtMost } from './limits.rules.ts';
import { type Log, maskError } from './masking.ts';

interface GraphOptions {
  supergraphSdl: string;
  /** One for each subgraph of the supergraph, by name. */
  executors: Executors;
  production: boolean;
  lengths: ListLengths;
  log: Log;
}

interface Graph {
  server: ApolloServer<GraphContext>;
  /** Queries the whole graph from inside this process, past the limits of clients. */
  execute: GraphqlExecutor;
  registeredText: RegisteredText;
}

/** Finds the text that a client registered under its SHA-256, as Apollo’s handshake for persisted queries does. */
export type RegisteredText = (sha256: string) => string | undefined;

const bytesAtMost = 4 * 1024 ** 2;
/** Memory of a parsed document: 75 bytes for each character of the text were measured, 100 with their locations. */
const documentBytesPerCharacter = 100;

/** By the text's hash, as Apollo Server and its gateway name operations. */
function operationStore<Value extends object | string>(
  name: string,
  bytesPerCharacter: number,
  lengthOf: (value: Value) => number,
) {
  const cache = operationCache<Value>(bytesAtMost, bytesPerCharacter, lengthOf);
  const countLookup = observeCache(name, cache);
  return {
    async get(hash: string) {
      const cached = cache.get(hash);
      countLookup(cached !== undefined);
      return cached;
    },
    set: async (hash: string, value: Value) => void cache.set(hash, value),
    delete: async (hash: string) => cache.delete(hash),
    clear: () => cache.clear(),
    peek: (hash: string) => cache.peek(hash),
  };
}

/** Apollo's own store would count the size of a document's JSON. */
const documentStore = () =>
  operationStore<DocumentNode>(
    'parsed documents',
    documentBytesPerCharacter,
    ({ loc }) => loc?.end ?? 0,
  );
/** Their size by the estimate of Apollo's store. */
const planStore = () =>
  operationStore<QueryPlan>('plans', 1, (plan) => JSON.stringify(plan).length);

/** In UTF-16; texts of Latin characters need half as much. */
const textStore = () => operationStore<string>('registered texts', 2, (text) => text.length);

// The gateway would otherwise report its use to Apollo over the network.
process.env.APOLLO_TELEMETRY_DISABLED = 'true';

/** @throws when the supergraph names a subgraph that has no executor. */
export async function startGraph(options: GraphOptions): Promise<Graph> {
  const { supergraphSdl, executors, production, lengths, log } = options;
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => {
      const execute = executors[name];
      if (!execute)
        throw new Error(`The supergraph needs the subgraph ${name}: give its executor.`);
      return new ExecutorDataSource(execute);
    },
    __exposeQueryPlanExperimental: false,
    queryPlannerConfig: { cache: planStore() },
    logger: quiet(log),
  });
  const registered = textStore();
  const server = new ApolloServer<GraphContext>({
    gateway,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: registered },
    documentStore: documentStore(),
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: tokensAtMost, noLocation: false },
    formatError: production ? maskError(log) : undefined,
    plugins: [
      // Apollo's own page would load from their servers.
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(lengths),
    ],
    logger: log,
    nodeEnv: production ? 'production' : 'development',
  });
  await server.start();
  return {
    server,
    execute: internalExecutor(server),
    // Apollo Server prefixes its keys.
    registeredText: (sha256) => registered.peek(`apq:${sha256}`),
  };
}

/** The gateway logs its start at length, which is for debugging. */
const quiet = (log: Log): Log => ({
  debug: log.debug.bind(log),
  info: log.debug.bind(log),
  warn: log.warn.bind(log),
  error: log.error.bind(log),
});

const internalExecutor =
  (server: ApolloServer<GraphContext>): GraphqlExecutor =>
  async ({ query, variables, operationName, headers = {} }) => {
    const { body } = await server.executeOperation(
      { query, variables, operationName },
      { contextValue: { headers, isInternal: true } },
    );
    if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
    return body.singleResult;
  };
