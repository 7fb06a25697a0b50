import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { deployTokens, makeDeployToken, revokeDeployToken } from '../tokens/deploy-tokens.ts';
import { remoteName } from '../versions/published.input.ts';
import { refuse } from './refuse.ts';

const wanted = z.object({
  remote: remoteName,
  title: z.string().trim().min(1).max(80).optional(),
  label: z.string().trim().min(1).max(80),
});

/** Deploy tokens, made and revoked by administrators. */
export const tokenRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, administratorOf } = context;

  server.get('/tokens', async (request, reply) => {
    const administrator = await administratorOf({ authorization: request.headers.authorization });
    return administrator
      ? { tokens: await deployTokens(db) }
      : refuse(reply, 401, 'Please sign in.');
  });

  server.post('/tokens', async (request, reply) => {
    const administrator = await administratorOf({ authorization: request.headers.authorization });
    if (!administrator) return refuse(reply, 401, 'Please sign in.');
    const body = wanted.safeParse(request.body);
    if (!body.success)
      return refuse(reply, 400, body.error.issues.map(({ message }) => message).join(' '));
    const { remote, title = remote, label } = body.data;
    const made = await makeDeployToken(db, {
      remote,
      title,
      label,
      createdBy: administrator.email,
    });
    return reply.code(201).send({ ...made, remote, label });
  });

  server.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const administrator = await administratorOf({ authorization: request.headers.authorization });
    if (!administrator) return refuse(reply, 401, 'Please sign in.');
    const isId = z.uuid().safeParse(request.params.id).success;
    const isRevoked = isId && (await revokeDeployToken(db, request.params.id));
    return isRevoked
      ? { message: 'The token is revoked.' }
      : refuse(reply, 404, 'There is no such token.');
  });
};
