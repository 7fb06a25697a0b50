import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type GraphqlExecutor, onlyDataHeader } from './executors.ts';
import { toRequestHeaders } from './subgraph-context.ts';

const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** POST /graphql for other servers of ours: the very executor that is used in one process. */
export const executorRoutes =
  (execute: GraphqlExecutor): FastifyPluginAsync =>
  async (server) => {
    server.post('/graphql', async (request, reply) => {
      const parsed = body.safeParse(request.body);
      if (!parsed.success)
        return reply.code(400).send({ errors: [{ message: 'Send JSON with a query.' }] });
      const { query, variables, operationName } = parsed.data;
      const answer = await execute({
        query,
        variables: variables ?? undefined,
        operationName: operationName ?? undefined,
        headers: toRequestHeaders(request.headers),
      });
      if (!answer.errors && !answer.extensions) void reply.header(onlyDataHeader, 'yes');
      return answer;
    });
  };
