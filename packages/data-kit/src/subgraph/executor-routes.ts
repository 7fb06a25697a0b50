import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { safeParse } from '@larkfare/server-kit/http';
import {
  type GraphqlExecutor,
  internalSecretHeader,
  onlyDataHeader,
} from '@larkfare/server-kit/executor';
import { toRequestHeaders } from '@larkfare/server-kit/executor';

const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

const digest = (text: unknown) => createHash('sha256').update(String(text)).digest();

/**
 * POST /graphql for other servers of ours: the very executor that is used in one process. They name the caller and
 * where from, so where a stranger may reach this, `secret` must come along.
 */
export const executorRoutes =
  (execute: GraphqlExecutor, secret?: string): FastifyPluginAsync =>
  async (server) => {
    const expected = digest(secret);
    server.post('/graphql', async (request, reply) => {
      if (secret && !timingSafeEqual(digest(request.headers[internalSecretHeader]), expected))
        return reply.code(401).send({ errors: [{ message: 'This is for servers of this site.' }] });
      const parsed = safeParse(body, request.body);
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
