import Fastify, { type FastifyPluginAsync } from 'fastify';
import { type Subgraph } from './graphql/subgraph.ts';
import { subgraphRoutes } from './graphql/subgraph-routes.ts';

/** What a service workspace's face gives: its subgraph, routes of its own if any, and how to stop it. */
export interface Service {
  subgraph: Subgraph;
  routes?: FastifyPluginAsync;
  close(): Promise<void>;
}

/** Runs a service alone: POST /graphql, GET /healthz and its own routes, until SIGINT or SIGTERM. */
export async function serve(
  service: Service,
  { port, host = '0.0.0.0' }: { port: number; host?: string },
): Promise<void> {
  const server = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'info' },
    bodyLimit: 1_000_000,
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  await server.register(subgraphRoutes(service.subgraph));
  if (service.routes) await server.register(service.routes);
  await server.listen({ port, host });

  const stop = async () => {
    await server.close();
    await service.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
