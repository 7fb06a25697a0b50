import { inProcessExecutor, type Subgraph, executorRoutes } from '@larkfare/data-kit/subgraph';
import {
  type GraphqlExecutor,
  type GraphqlRequest,
  httpExecutor,
} from '@larkfare/server-kit/executor';
import { badUrlHandler } from '@larkfare/server-kit/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSupergraph } from '../compose/supergraph.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { fakeSubgraph, type Resolvers, type SubgraphName } from './fake-subgraph.ts';
import { officeResolvers } from './office-fixture.ts';
import { bookingsResolvers, catalogueResolvers, contentResolvers } from './site-fixture.ts';

interface TestGatewayOptions extends Partial<
  Omit<GatewayOptions, 'supergraphSdl' | 'executors' | 'log'>
> {
  /** Instead of the fixture's. */
  resolvers?: Partial<Record<SubgraphName, Resolvers>>;
  /** Instead of the subgraph. */
  executors?: Partial<Record<SubgraphName, GraphqlExecutor>>;
  /** Whether the subgraphs run behind HTTP rather than in this process. */
  overHttp?: boolean;
  /** How long it runs; a test's own unless stated otherwise. */
  until?: 'the test ends' | 'the file ends';
}

export interface TestGateway {
  server: FastifyInstance;
  gateway: Gateway;
  /** Requests to the subgraphs, in order. */
  requests: (GraphqlRequest & { subgraph: SubgraphName })[];
  /** Lines of the log. */
  logged: unknown[][];
}

interface Running {
  close(): Promise<unknown>;
}

const runningForTest: Running[] = [];
const runningForFile: Running[] = [];
afterEach(() => closeAll(runningForTest));
afterAll(() => closeAll(runningForFile));

/** A gateway on the committed contract and a few records; it ends with the test or the file. */
export async function startTestGateway({
  resolvers = {},
  executors = {},
  overHttp = false,
  until = 'the test ends',
  ...options
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const subgraphs = names.map((name) =>
    fakeSubgraph(name, resolvers[name] ?? both(publicResolvers[name], officeResolvers[name])),
  );
  const running = until === 'the test ends' ? runningForTest : runningForFile;
  const requests: TestGateway['requests'] = [];
  const logged: TestGateway['logged'] = [];
  const recorded = await Promise.all(
    subgraphs.map(async (subgraph) => {
      const name = subgraph.name as SubgraphName;
      const execute =
        executors[name] ??
        (overHttp ? await listening(subgraph, running) : inProcessExecutor(subgraph));
      const recording: GraphqlExecutor = (request) => {
        requests.push({ ...request, subgraph: name });
        return execute(request);
      };
      return [name, recording] as const;
    }),
  );

  const write = (...line: unknown[]) => void logged.push(line);
  const gateway = createGateway({
    production: true,
    ...options,
    supergraphSdl: await readSupergraph(),
    executors: Object.fromEntries(recorded),
    log: { debug: ignore, info: ignore, warn: write, error: write },
  });
  const server = Fastify({ frameworkErrors: badUrlHandler, forceCloseConnections: true });
  await server.register(gateway.plugin);
  running.push(gateway, server);
  return { server, gateway, requests, logged };
}

const names = ['catalogue', 'bookings', 'content'] as const;
const publicResolvers = {
  catalogue: catalogueResolvers,
  bookings: bookingsResolvers,
  content: contentResolvers,
};

function both(one: Resolvers, other: Resolvers): Resolvers {
  const types = Object.entries(other).map(([type, fields]) => [type, { ...one[type], ...fields }]);
  return { ...one, ...Object.fromEntries(types) };
}

const ignore = () => undefined;

async function closeAll(running: Running[]): Promise<void> {
  for (const part of running.splice(0).reverse()) await part.close();
}

/** The executor of a subgraph behind HTTP. */
export async function listening(
  subgraph: Subgraph,
  running = runningForTest,
): Promise<GraphqlExecutor> {
  const server = Fastify();
  await server.register(executorRoutes(inProcessExecutor(subgraph)));
  running.push(server);
  return httpExecutor(`${await server.listen({ port: 0, host: '127.0.0.1' })}/graphql`);
}
