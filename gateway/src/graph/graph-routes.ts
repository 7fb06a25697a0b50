import { type ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { type FastifyPluginAsync } from 'fastify';
import { TooManyRequests, type WriteLimits } from '../rate-limits.ts';
import { type IsSignedIn } from '../rest/auth/administrator-check.ts';
import { callerHeaders, startSession } from './caller-headers.ts';
import { graphiql, graphiqlPath } from './graphiql.ts';
import { type GraphContext } from './graph-context.ts';

interface GraphRoutesOptions {
  graph: ApolloServer<GraphContext>;
  production: boolean;
  limits: WriteLimits;
  isSignedIn: IsSignedIn;
}

/** The longest are the policies, which the back office saves whole. */
const bodyBytesAtMost = 256 * 1024;

/** GET and POST /graphql; in development also a page to try operations on. */
export const graphRoutes: FastifyPluginAsync<GraphRoutesOptions> = async (
  server,
  { graph, production, limits, isSignedIn },
) => {
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a GraphQL request failed');
    if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfterSeconds);
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
      context: async (request, reply) => ({
        headers: callerHeaders(request),
        cookie: request.headers.cookie,
        startSession: startSession(request, reply),
        countActions: async (count) => {
          const { countSave, countPost } = limits;
          const countAction = (await isSignedIn(request)) ? countSave : countPost;
          for (let action = 0; action < count; action++) await countAction(request);
        },
      }),
    }),
  });
};
