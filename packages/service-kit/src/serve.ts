import { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { databaseReady } from './database/database-ready.ts';
import { type Subgraph } from './graphql/subgraph.ts';
import { subgraphRoutes } from './graphql/subgraph-routes.ts';
import { createServer } from './server/create-server.ts';
import { stopOnSignal } from './shutdown/stop-on-signal.ts';

/** What a service workspace's face gives: its subgraph, routes of its own if any, and how to stop it. */
export interface Service {
  subgraph: Subgraph;
  routes?: FastifyPluginAsync;
  close(): Promise<void>;
}

/** A service alone: POST /graphql and its own routes. Closing it closes the service. */
export async function serviceServer(
  service: Service,
  databaseUrl: string,
): Promise<FastifyInstance> {
  const { subgraph, routes } = service;
  const server = createServer({
    name: subgraph.name,
    isReady: databaseReady(databaseUrl),
    isInternal: true,
  });
  await server.register(subgraphRoutes(subgraph));
  if (routes) await server.register(routes);
  server.addHook('onClose', () => service.close());
  return server;
}

/** Runs a service alone until SIGINT or SIGTERM. */
export async function serve(
  service: Service,
  { databaseUrl, port, host = '0.0.0.0' }: { databaseUrl: string; port: number; host?: string },
): Promise<void> {
  const server = await serviceServer(service, databaseUrl);
  await server.listen({ port, host });
  stopOnSignal(() => server.close());
}
