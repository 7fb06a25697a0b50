import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { type Subgraph } from './graphql/subgraph.ts';
import { subgraphRoutes } from './graphql/subgraph-routes.ts';
import { finishRequests } from './shutdown/finish-requests.ts';
import { stopOnSignal } from './shutdown/stop-on-signal.ts';

/** What a service workspace's face gives: its subgraph, routes of its own if any, and how to stop it. */
export interface Service {
  subgraph: Subgraph;
  routes?: FastifyPluginAsync;
  close(): Promise<void>;
}

/** A service alone: POST /graphql, GET /healthz and its own routes. Closing it closes the service. */
export async function serviceServer(service: Service): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'info' },
    bodyLimit: 1_000_000,
    forceCloseConnections: true,
  });
  finishRequests(server);
  server.get('/healthz', async () => ({ status: 'ok' }));
  await server.register(subgraphRoutes(service.subgraph));
  if (service.routes) await server.register(service.routes);
  server.addHook('onClose', () => service.close());
  return server;
}

/** Runs a service alone until SIGINT or SIGTERM. */
export async function serve(
  service: Service,
  { port, host = '0.0.0.0' }: { port: number; host?: string },
): Promise<void> {
  const server = await serviceServer(service);
  await server.listen({ port, host });
  stopOnSignal(() => server.close());
}
