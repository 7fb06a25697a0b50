import { type FastifyPluginAsync } from 'fastify';
import { type LiveHealth } from '../gates/live-health.ts';
import { requiredOperations } from '../schema-check/required-operations.ts';
import { type RegistryContext } from '../registry-context.ts';
import { administratorFrom, sendSignIn } from './authorisation.ts';

type OfChannel = { Params: { channel: string } };

/** The health of live versions, and the operations that an API change must not break. */
export const healthRoutes: FastifyPluginAsync<{
  context: RegistryContext;
  health: LiveHealth;
}> = async (server, { context, health }) => {
  server.get('/health', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return health.latest();
  });

  server.post('/health', async (request, reply) => {
    const administrator = await administratorFrom(context, request);
    return administrator ? health.revalidate() : sendSignIn(reply);
  });

  server.get<OfChannel>('/channels/:channel/operations', async ({ params }) => ({
    versions: await requiredOperations(context.db, params.channel),
  }));
};
