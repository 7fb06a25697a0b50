import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { inProcessExecutor, onlyDataHeader } from './executors.ts';
import { type Subgraph } from './subgraph.ts';
import { toRequestHeaders } from './subgraph-context.ts';

const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** POST /graphql of a subgraph that runs alone: the very executor that the gateway uses in one process. */
export const subgraphRoutes =
  (subgraph: Subgraph): FastifyPluginAsync =>
  async (server) => {
    const execute = inProcessExecutor(subgraph);
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
