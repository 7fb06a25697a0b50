import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ExecutorDataSource, executorOf, type Executors } from './executor-data-source.ts';
import { type GraphContext } from './graph-context.ts';
import { type ListLengths } from './list-lengths.ts';
import { limitsPlugin } from './limits.ts';
import { tokensAtMost } from './limits.rules.ts';
import { type Log, maskError } from './masking.ts';
import { documentStore, planStore, type TextStore } from './operation-stores.ts';

interface GraphOptions {
  supergraphSdl: string;
  /** One for each subgraph of the supergraph, by name. */
  executors: Executors;
  production: boolean;
  /** Stores the texts that clients register. */
  registered: TextStore;
  lengths: ListLengths;
  log: Log;
}

export interface Graph {
  /** Answers a request to /graphql. */
  handle(request: FastifyRequest, reply: FastifyReply, context: GraphContext): Promise<unknown>;
  /** Queries the whole graph from inside this process, past the limits of clients. */
  execute: GraphqlExecutor;
  stop(): Promise<void>;
}

// The gateway would otherwise report its use to Apollo over the network.
process.env.APOLLO_TELEMETRY_DISABLED = 'true';

/** @throws when the supergraph names a subgraph that has no executor. */
export async function startGraph(options: GraphOptions): Promise<Graph> {
  const { supergraphSdl, executors, production, registered, lengths, log } = options;
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => new ExecutorDataSource(executorOf(executors, name)),
    __exposeQueryPlanExperimental: false,
    queryPlannerConfig: { cache: planStore() },
    logger: quiet(log),
  });
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
    async handle(request, reply, context) {
      const handler = fastifyApolloHandler(server, { context: async () => context });
      return handler.call(request.server, request, reply);
    },
    execute: internalExecutor(server),
    stop: () => server.stop(),
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
