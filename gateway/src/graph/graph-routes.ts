import { type ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import rateLimit from '@fastify/rate-limit';
import { type FastifyPluginAsync } from 'fastify';
import { callerHeaders } from './caller-headers.ts';
import { graphiql, graphiqlPath } from './graphiql.ts';
import { type GraphContext } from './graph-context.ts';

interface GraphRoutesOptions {
  graph: ApolloServer<GraphContext>;
  production: boolean;
  rateLimits: { readsPerMinute: number };
}

/** The longest are the policies, which the back office saves whole. */
const bodyBytesAtMost = 256 * 1024;

/** GET and POST /graphql; in development also a page to try operations on. */
export const graphRoutes: FastifyPluginAsync<GraphRoutesOptions> = async (
  server,
  { graph, production, rateLimits },
) => {
  await server.register(rateLimit, { max: rateLimits.readsPerMinute, timeWindow: '1 minute' });
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a GraphQL request failed');
    const message = status < 500 ? error.message : 'Something went wrong on our side.';
    return reply.code(status).send({ errors: [{ message }] });
  });
  if (!production) await server.register(graphiql);

  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: bodyBytesAtMost,
    async onRequest(request, reply) {
      // The integration builds an address from it, and would fail on nonsense.
      if (!URL.canParse(`http://${request.hostname}/`))
        return reply.code(400).send({ errors: [{ message: 'The Host header is not valid.' }] });
      if (!production && request.method === 'GET' && request.headers.accept?.includes('text/html'))
        return reply.redirect(graphiqlPath);
    },
    handler: fastifyApolloHandler(graph, {
      context: async (request) => ({
        headers: callerHeaders(request),
        cookie: request.headers.cookie,
      }),
    }),
  });
};
