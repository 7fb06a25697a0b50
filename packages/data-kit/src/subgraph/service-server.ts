import { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { databaseReady } from '../database/database-ready.ts';
import { executorRoutes } from './executor-routes.ts';
import { inProcessExecutor } from './in-process-executor.ts';
import { type Subgraph } from './subgraph.ts';
import { createServer } from '@larkfare/server-kit/server';

/** The export of a service workspace: its subgraph, its own routes if any, and how to stop it. */
export interface Service {
  subgraph: Subgraph;
  routes?: FastifyPluginAsync;
  close(): Promise<void>;
}

/** A service alone: POST /graphql, for those who know the secret if there is one, and its own routes. Closing it closes the service. */
export async function serviceServer(
  service: Service,
  databaseUrl: string,
  secret?: string,
): Promise<FastifyInstance> {
  const { subgraph, routes } = service;
  const server = createServer({
    name: subgraph.name,
    isReady: databaseReady(databaseUrl),
    isInternal: true,
  });
  await server.register(executorRoutes(inProcessExecutor(subgraph), secret));
  if (routes) await server.register(routes);
  server.addHook('onClose', () => service.close());
  return server;
}
