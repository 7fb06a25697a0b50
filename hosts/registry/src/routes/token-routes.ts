import { toSentences } from '@larkfare/service-kit';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import {
  createDeployToken,
  deployTokens,
  revokeDeployToken,
  scopes,
} from '../tokens/deploy-tokens.ts';
import { remoteName } from '../versions/published.input.ts';
import { administratorFrom, sendSignIn } from './authorisation.ts';
import { sendError } from './errors.ts';

const tokenRequest = z.object({
  remote: remoteName,
  title: z.string().trim().min(1).max(80).optional(),
  label: z.string().trim().min(1).max(80),
  /** Activating is a right of its own. */
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length).default(['publish']),
});

/** Deploy tokens, created and revoked by administrators. */
export const tokenRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;

  server.get('/tokens', async (request, reply) => {
    const administrator = await administratorFrom(context, request);
    return administrator ? { tokens: await deployTokens(db) } : sendSignIn(reply);
  });

  server.post('/tokens', async (request, reply) => {
    const administrator = await administratorFrom(context, request);
    if (!administrator) return sendSignIn(reply);
    const body = tokenRequest.safeParse(request.body);
    if (!body.success)
      return sendError(reply, 400, toSentences(body.error.issues.map(({ message }) => message)));
    const { remote, title = remote, ...granted } = body.data;
    const created = await createDeployToken(db, {
      remote,
      title,
      ...granted,
      createdBy: administrator.email,
    });
    return reply.code(201).send({ ...created, remote, ...granted });
  });

  server.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const administrator = await administratorFrom(context, request);
    if (!administrator) return sendSignIn(reply);
    const isId = z.uuid().safeParse(request.params.id).success;
    const isRevoked = isId && (await revokeDeployToken(db, request.params.id));
    return isRevoked
      ? { message: 'The token is revoked.' }
      : sendError(reply, 404, 'This token does not exist.');
  });
};
