import { type FastifyPluginAsync } from 'fastify';
import { printSchema } from 'graphql';
import { type LiveHealth } from '../gates/live-health.ts';
import { requiredOperations } from '../schema-check/required-operations.ts';
import { type RegistryContext } from '../registry-context.ts';
import { administratorFrom, isAuthenticated, sendSignIn } from './authorisation.ts';
import { sendError } from './errors.ts';

type OfChannel = { Params: { channel: string } };

/** The health of live versions, the API as it is, and the operations that a change of it must not break. */
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

  server.get('/schema', async (request, reply) => {
    if (!(await isAuthenticated(context, request)))
      return sendError(reply, 401, 'Please send a deploy token.');
    const { api } = await context.deploymentContext('production');
    return { text: printSchema(api) };
  });

  server.get<OfChannel>('/channels/:channel/operations', async ({ params }) => ({
    versions: await requiredOperations(context.db, params.channel),
  }));
};
