import { scopes } from '@larkfare/remote-cli/registry-api';
import { joinMessages } from '@larkfare/data-kit/refusals';
import { safeParse } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { createDeployToken, deployTokens, revokeDeployToken } from '../tokens/deploy-tokens.ts';
import { remoteName } from '../versions/published.input.ts';
import { authorOf, callerHeaders, forAdministrators } from './authorisation.ts';
import { sendError } from './errors.ts';
import * as responses from './responses.ts';
import { text } from './text.input.ts';

const tokenRequest = z.object({
  remote: remoteName,
  title: text.max(80).optional(),
  label: text.max(80),
  /** Activating needs its own scope. */
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length).default(['publish']),
  days: z.int().min(1).max(366, 'A token ends within 366 days.').default(90),
});

/** Deploy tokens, created and revoked by administrators. */
export const tokenRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;
  const ofAdministrators = forAdministrators(context);
  const list = ofAdministrators({
    summary: 'Deploy tokens, revoked ones too',
    response: responses.tokens,
  });
  server.get('/tokens', list, async () => ({ tokens: await deployTokens(db) }));

  const create = ofAdministrators({
    summary: 'Create a deploy token',
    body: tokenRequest,
    response: responses.createdToken,
    status: 201,
  });
  server.post('/tokens', create, async (request, reply) => {
    const body = safeParse(tokenRequest, request.body);
    if (!body.success)
      return sendError(reply, 400, joinMessages(body.error.issues.map(({ message }) => message)));
    const { remote, title = remote, days, ...granted } = body.data;
    const detail = `${granted.label} (${remote}: ${granted.scopes.join(', ')})`;
    await context.recordDeployToken(callerHeaders(request), {
      kind: 'deploy_token_created',
      detail,
    });
    const created = await createDeployToken(db, {
      remote,
      title,
      ...granted,
      days,
      createdBy: authorOf(request),
    });
    return reply.code(201).send({ ...created, remote, ...granted });
  });

  const revoke = ofAdministrators({
    summary: 'Revoke a deploy token',
    response: responses.message,
  });
  server.delete<{ Params: { id: string } }>('/tokens/:id', revoke, async (request, reply) => {
    const tokens = await deployTokens(db);
    const token = tokens.find(({ id, revokedAt }) => id === request.params.id && !revokedAt);
    if (!token) return sendError(reply, 404, 'This token does not exist.');
    await context.recordDeployToken(callerHeaders(request), {
      kind: 'deploy_token_revoked',
      detail: `${token.label} (${token.remote})`,
    });
    await revokeDeployToken(db, token.id);
    return { message: 'The token is revoked.' };
  });
};
