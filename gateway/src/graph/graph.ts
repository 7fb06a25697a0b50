import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { type GraphqlExecutor, operationCache } from '@larkfare/service-kit';
import { type DocumentNode } from 'graphql';
import { ExecutorDataSource, type Executors } from './executor-data-source.ts';
import { type GraphContext } from './graph-context.ts';
import { limitsPlugin } from './limits.ts';
import { tokensAtMost } from './limits.rules.ts';
import { type Log, maskError } from './masking.ts';

interface GraphOptions {
  supergraphSdl: string;
  /** One for each subgraph of the supergraph, by name. */
  executors: Executors;
  production: boolean;
  log: Log;
}

interface Graph {
  server: ApolloServer<GraphContext>;
  /** Asks the whole graph from inside this process, past the limits of clients. */
  execute: GraphqlExecutor;
}

/** Plans of all operations, by Apollo's estimate of their size. */
const queryPlanMebibytesAtMost = 4;
/** Parsed documents; 75 bytes for each character of the text were measured, 100 with their locations. */
const documentBytesAtMost = 4 * 1024 ** 2;
const documentBytesPerCharacter = 100;

/** By the text's hash, as Apollo Server names them; its own store counts the size of the document's JSON. */
function documentStore() {
  const cache = operationCache<DocumentNode>(
    documentBytesAtMost,
    documentBytesPerCharacter,
    (document) => document.loc?.end ?? 0,
  );
  return {
    get: async (hash: string) => cache.get(hash),
    set: async (hash: string, document: DocumentNode) => void cache.set(hash, document),
    delete: async (hash: string) => cache.delete(hash),
  };
}

// The gateway would otherwise report its use to Apollo over the network.
process.env.APOLLO_TELEMETRY_DISABLED = 'true';

/** @throws when the supergraph names a subgraph that has no executor. */
export async function startGraph(options: GraphOptions): Promise<Graph> {
  const { supergraphSdl, executors, production, log } = options;
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => {
      const execute = executors[name];
      if (!execute)
        throw new Error(`The supergraph needs the subgraph ${name}: give its executor.`);
      return new ExecutorDataSource(execute);
    },
    __exposeQueryPlanExperimental: false,
    experimental_approximateQueryPlanStoreMiB: queryPlanMebibytesAtMost,
    logger: quiet(log),
  });
  const server = new ApolloServer<GraphContext>({
    gateway,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: documentStore(),
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: tokensAtMost, noLocation: false },
    formatError: production ? maskError(log) : undefined,
    plugins: [
      // Apollo's own page would load from their servers.
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin,
    ],
    logger: log,
    nodeEnv: production ? 'production' : 'development',
  });
  await server.start();
  return { server, execute: internalExecutor(server) };
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
    if (body.kind !== 'single') throw new Error('The gateway answers at once, never in parts.');
    return body.singleResult;
  };
