import { type FastifyPluginAsync } from 'fastify';
import { type LiveHealth } from '../gates/live-health.ts';
import { operationsToKeep } from '../schema-check/operations-to-keep.ts';
import { type RegistryContext } from '../registry-context.ts';
import { refuse } from './refuse.ts';

type OfChannel = { Params: { channel: string } };

/** Whether what is live still fits, and what a change of the API must not break. */
export const healthRoutes: FastifyPluginAsync<{
  context: RegistryContext;
  health: LiveHealth;
}> = async (server, { context: { db, administratorOf }, health }) => {
  server.get('/health', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return health.known() ?? refuse(reply, 503, 'What is live was not looked at yet.');
  });

  server.post('/health', async (request, reply) => {
    const administrator = await administratorOf({ authorization: request.headers.authorization });
    return administrator ? health.look() : refuse(reply, 401, 'Please sign in.');
  });

  server.get<OfChannel>('/channels/:channel/operations', async ({ params }) => ({
    versions: await operationsToKeep(db, params.channel),
  }));
};
