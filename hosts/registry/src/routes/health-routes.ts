import { type FastifyPluginAsync } from 'fastify';
import { printSchema } from 'graphql';
import { type LiveHealth } from '../gates/live-health.ts';
import { requiredOperations } from '../schema-check/required-operations.ts';
import { type RegistryContext } from '../registry-context.ts';
import { forAdministrators, isAuthenticated } from './authorisation.ts';
import { sendError } from './errors.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';

type OfChannel = { Params: { channel: string } };

/** The health of live versions, the live API, and the operations that a change of the API must not break. */
export const healthRoutes: FastifyPluginAsync<{
  context: RegistryContext;
  health: LiveHealth;
}> = async (server, { context, health }) => {
  const ofAdministrators = forAdministrators(context);
  const latest = describe({
    summary: 'Whether the live versions still pass the gates',
    response: responses.health,
  });
  server.get('/health', latest, async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return health.latest();
  });

  const check = ofAdministrators({
    summary: 'Check the live versions again',
    response: responses.health,
  });
  server.post('/health', check, async () => health.revalidate());

  const schema = describe({
    summary: 'The live GraphQL API',
    callers: ['any token', 'administrator'],
    response: responses.schema,
  });
  server.get('/schema', schema, async (request, reply) => {
    if (!(await isAuthenticated(context, request)))
      return sendError(reply, 401, 'Please send a deploy token.');
    const { api } = await context.deploymentContext('production');
    return { text: printSchema(api) };
  });

  const operations = describe({
    summary: 'The operations that a change of the API must not break',
    response: responses.requiredOperations,
  });
  server.get<OfChannel>('/channels/:channel/operations', operations, async ({ params }) => ({
    versions: await requiredOperations(context.db, params.channel),
  }));
};
